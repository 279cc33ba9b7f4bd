// Loaded before the script that the bootstrap runs. When the bootstrap has ended, sends the script a SIGTERM, so that
// it stops as it does for any other SIGTERM. The channel alone does not keep the process running.
if (process.channel) {
  process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
  process.channel.unref();
}
