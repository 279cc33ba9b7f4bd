// Loaded before the script that the bootstrap runs. Sends the script a SIGTERM when the bootstrap has ended, so that
// the script shuts down normally. The channel alone does not keep the process running.
if (process.channel) {
  process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
  process.channel.unref();
}
