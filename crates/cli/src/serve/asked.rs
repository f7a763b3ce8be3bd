//! Hearing that the program is to stop.

use std::io;

#[cfg(unix)]
use tokio::signal::unix::{Signal, SignalKind, signal};

/// Hears when the user or the system asks the program to stop.
///
/// It hears from the moment it is made: whoever was told that the server is up may ask it to stop
/// at once, and must not kill it by that.
pub struct StopAsked {
    #[cfg(unix)]
    interrupt: Signal,
    #[cfg(unix)]
    terminate: Signal,
    #[cfg(windows)]
    interrupt: tokio::signal::windows::CtrlC,
}

impl StopAsked {
    #[cfg(unix)]
    pub fn hear() -> io::Result<StopAsked> {
        Ok(StopAsked {
            interrupt: signal(SignalKind::interrupt())?,
            terminate: signal(SignalKind::terminate())?,
        })
    }

    #[cfg(windows)]
    pub fn hear() -> io::Result<StopAsked> {
        Ok(StopAsked { interrupt: tokio::signal::windows::ctrl_c()? })
    }

    /// Returns when the program is asked to stop.
    pub async fn wait(&mut self) {
        #[cfg(unix)]
        tokio::select! {
            _ = self.interrupt.recv() => {}
            _ = self.terminate.recv() => {}
        }
        #[cfg(windows)]
        let _ = self.interrupt.recv().await;
    }
}
