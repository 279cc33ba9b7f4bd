// Ends its process when that takes too much memory: what is decoded lies outside of the memory that Node limits.
const MOST_BYTES = 512 * 2 ** 20;
const EVERY_MS = 20;

setInterval(() => {
  if (process.memoryUsage.rss() > MOST_BYTES) process.kill(process.pid, "SIGKILL");
}, EVERY_MS);
