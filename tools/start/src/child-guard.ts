/**
 * Loaded before each process of a start. When the starter is gone, however it ended, its channel breaks: then the
 * process ends too, and with it whatever it started. Nothing stays behind.
 */
const GRACE_MS = 4_000;

if (process.channel) {
  // What a process keeps is its owner's alone: tokens and the links of mails are among it.
  process.umask(0o077);
  // The channel alone must not keep a process running that has nothing else to do.
  process.channel.unref();
  process.once('disconnect', () => {
    // Each process leads a group of its own: whatever it started ends with it, at the latest when its grace is over.
    const endGroup = () => process.kill(-process.pid, 'SIGKILL');
    process.once('exit', endGroup);
    setTimeout(endGroup, GRACE_MS).unref();
    process.kill(process.pid, 'SIGTERM');
  });
}
