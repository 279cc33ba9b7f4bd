// Ends this process when its memory exceeds the limit. Node's own limits don't cover decoded data.
const MOST_BYTES = 512 * 2 ** 20;
const EVERY_MS = 20;

setInterval(() => {
  if (process.memoryUsage.rss() > MOST_BYTES) process.kill(process.pid, "SIGKILL");
}, EVERY_MS);
