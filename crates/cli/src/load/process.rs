//! What the process of the server needs, as the system counts it.

use std::fs;
use std::time::Duration;

use anyhow::{Context, Result};

/// The memory that a process holds.
pub fn resident_bytes(pid: u32) -> Result<u64> {
    let file = format!("/proc/{pid}/status");
    let text = fs::read_to_string(&file).with_context(|| format!("--pid {pid}: {file}"))?;
    let line = text.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let kib = line.and_then(|line| line.trim().strip_suffix(" kB")?.trim().parse::<u64>().ok());
    Ok(kib.with_context(|| format!("{file} tells no memory"))? * 1024)
}

/// The time that processors have spent on a process. On a machine with busy neighbours it says
/// more than the time on the wall.
pub fn processor_time(pid: u32) -> Result<Duration> {
    let folder = format!("/proc/{pid}/task");
    let mut nanos = 0;
    for thread in fs::read_dir(&folder).with_context(|| format!("--pid {pid}: {folder}"))? {
        // A thread may end in this moment.
        let text = fs::read_to_string(thread?.path().join("schedstat")).unwrap_or_default();
        nanos += text.split(' ').next().and_then(|word| word.parse::<u64>().ok()).unwrap_or(0);
    }
    Ok(Duration::from_nanos(nanos))
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;

    #[test]
    fn the_memory_of_this_process_is_known() {
        let bytes = resident_bytes(std::process::id()).unwrap();
        assert!((1 << 20..1 << 34).contains(&bytes), "{bytes}");
        assert!(resident_bytes(u32::MAX).is_err());
    }

    #[test]
    fn the_time_of_this_process_is_known() {
        assert!(processor_time(std::process::id()).unwrap() < Duration::from_secs(3_600));
        assert!(processor_time(u32::MAX).is_err());
    }
}
