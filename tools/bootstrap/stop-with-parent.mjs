// Loaded before the script that the bootstrap runs: when the bootstrap is gone, the script gets a SIGTERM and stops as
// it would on any other. The channel alone keeps no process alive.
if (process.channel) {
  process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
  process.channel.unref();
}
