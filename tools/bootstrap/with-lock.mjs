import { readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";

const STALE_MS = 20 * 60_000;

/**
 * Runs `work` while this process holds the lock file. Waits while another process holds it. Takes over a lock whose
 * process has ended, or that is older than 20 minutes: no installation takes longer, and the process id may now belong
 * to another program.
 */
export async function withLock(path, work) {
  let told = false;
  while (!take(path)) {
    if (isStale(path)) rmSync(path, { force: true });
    else {
      if (!told) console.log("Another start is installing packages, waiting for it…");
      told = true;
      await wait(200);
    }
  }
  const release = () => rmSync(path, { force: true });
  process.once("exit", release);
  try {
    return await work();
  } finally {
    process.off("exit", release);
    release();
  }
}

function take(path) {
  try {
    writeFileSync(path, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (error.code === "EEXIST") return false;
    throw error;
  }
}

function isStale(path) {
  try {
    if (Date.now() - statSync(path).mtimeMs > STALE_MS) return true;
    const holder = Number(readFileSync(path, "utf8"));
    // An empty file: another process may have just created it and not written its process id yet.
    if (!holder) return Date.now() - statSync(path).mtimeMs > 5_000;
    process.kill(holder, 0);
    return false;
  } catch (error) {
    return error.code === "ESRCH";
  }
}
