//! A server of a test's own.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;

use ochre_fair::{MasterKey, Secret};
use ochre_server::{App, Served, Settings, serve};
use ochre_store::{Options, Store};
use tempfile::TempDir;
use tokio::net::TcpListener;

use crate::people::Person;

pub struct TestServer {
    pub app: Arc<App>,
    pub address: SocketAddr,
    served: Served,
    settings: Settings,
    url: String,
    folder: Option<TempDir>,
}

/// Nothing that would make a quick test wait.
pub fn no_limits() -> Settings {
    Settings { requests_per_second: 0, n_thinkers: 1, ..Settings::default() }
}

fn key() -> MasterKey {
    MasterKey::new([9; 32])
}

impl TestServer {
    /// In memory and without limits.
    pub async fn start() -> TestServer {
        TestServer::with(no_limits()).await
    }

    /// In memory.
    pub async fn with(settings: Settings) -> TestServer {
        TestServer::on("sqlite::memory:".into(), settings, None).await
    }

    /// On a file that outlives the server.
    pub async fn on_file() -> TestServer {
        let folder = tempfile::tempdir().unwrap();
        let url = folder.path().join("ochre.db").display().to_string();
        TestServer::on(url, no_limits(), Some(folder)).await
    }

    pub async fn on(url: String, settings: Settings, folder: Option<TempDir>) -> TestServer {
        let store = Store::open(&url, Options::default()).await.unwrap();
        let app = App::new(store, key(), settings.clone()).await.unwrap();
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let served = serve(Arc::clone(&app), listener, None).await.unwrap();
        TestServer { app, address: served.address, served, settings, url, folder }
    }

    /// Stops in good order.
    pub async fn stop(self) -> Stopped {
        let TestServer { app, served, settings, url, folder, .. } = self;
        app.stop();
        drop(app);
        served.finished().await.unwrap();
        Stopped { settings, url, folder }
    }

    /// Somebody who has never been here.
    pub fn stranger(&self) -> Person {
        Person::new(self.address)
    }

    /// What the luck of a table is made of.
    pub fn secret(&self, table: &str) -> Secret {
        key().secret(table)
    }

    /// The folder of the store.
    pub fn folder(&self) -> PathBuf {
        self.folder.as_ref().unwrap().path().into()
    }
}

/// A server that is down, and what it left.
pub struct Stopped {
    settings: Settings,
    url: String,
    folder: Option<TempDir>,
}

impl Stopped {
    pub async fn start(self) -> TestServer {
        TestServer::on(self.url, self.settings, self.folder).await
    }
}
