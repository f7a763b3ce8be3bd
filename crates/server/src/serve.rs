//! A server from its first request to its last.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::timeout;

use crate::app::App;
use crate::{Failure, router};

/// Tells when the server is to stop.
#[derive(Clone, Debug)]
pub struct Stopping(watch::Receiver<bool>);

impl Stopping {
    /// Returns when the server is to stop.
    pub async fn wait(&mut self) {
        // Without anybody who could say so it goes on for ever.
        if self.0.wait_for(|&stop| stop).await.is_err() {
            std::future::pending::<()>().await;
        }
    }
}

impl App {
    /// Tells when the server is to stop.
    pub(crate) fn stopping(&self) -> Stopping {
        Stopping(self.stop.subscribe())
    }

    /// Lets the server stop: sockets are closed with a request to come back, what was begun is
    /// finished.
    pub fn stop(&self) {
        self.stop.send_replace(true);
    }
}

/// A server that runs.
pub struct Served {
    /// Where it listens.
    pub address: SocketAddr,
    serving: tokio::task::JoinHandle<std::io::Result<()>>,
    background: JoinSet<()>,
    app: Arc<App>,
}

/// Begins to serve. Clocks are set right first, where no server was up for a while.
///
/// # Errors
///
/// When the store doesn't answer or the address can't be used.
pub async fn serve(
    app: Arc<App>,
    listener: TcpListener,
    fallback: Option<Router>,
) -> Result<Served, Failure> {
    let address = listener.local_addr().map_err(|error| Failure::Internal(error.to_string()))?;
    app.forgive_silence().await?;
    let mut background = JoinSet::new();
    background.spawn(Arc::clone(&app).beat());
    background.spawn(Arc::clone(&app).look_for_due());
    background.spawn(Arc::clone(&app).hear());
    let service =
        router(Arc::clone(&app), fallback).into_make_service_with_connect_info::<SocketAddr>();
    let mut stopping = app.stopping();
    let serving =
        axum::serve(listener, service).with_graceful_shutdown(async move { stopping.wait().await });
    let serving = tokio::spawn(serving.into_future());
    Ok(Served { address, serving, background, app })
}

impl Served {
    /// Waits until the server has stopped, and leaves everything in order.
    ///
    /// # Errors
    ///
    /// When the network failed.
    pub async fn finished(mut self) -> std::io::Result<()> {
        let mut stopping = self.app.stopping();
        let result = tokio::select! {
            result = &mut self.serving => flat(result),
            () = stopping.wait() => {
                // Somebody may read slowly, but not for ever.
                match timeout(Duration::from_secs(10), &mut self.serving).await {
                    Ok(result) => flat(result),
                    Err(_) => Ok(()),
                }
            }
        };
        self.background.shutdown().await;
        self.app.webhooks.finish().await;
        let _ = self.app.store.beat(&self.app.node).await;
        let _ = self.app.store.release_all(&self.app.node).await;
        self.app.store.close().await;
        result
    }
}

fn flat(result: Result<std::io::Result<()>, tokio::task::JoinError>) -> std::io::Result<()> {
    result.unwrap_or_else(|error| Err(std::io::Error::other(error)))
}
