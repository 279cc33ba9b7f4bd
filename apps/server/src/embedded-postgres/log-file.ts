import { chmodSync, copyFileSync, openSync, statSync, truncateSync } from "node:fs";

const MAX_BYTES = 10_000_000;
const EVERY_MS = 60_000;
const PRIVATE = 0o600;

/** Opens PostgreSQL's log for appending. Only its owner may read it, because it can contain what people typed. */
export function openLog(path: string): number {
  const log = openSync(path, "a", PRIVATE);
  chmodSync(path, PRIVATE);
  return log;
}

/** If a log is larger than 10 MB, moves its text to `….1`. The file itself stays, because PostgreSQL keeps it open. */
function rotate(path: string): void {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined || found.size <= MAX_BYTES) return;
  copyFileSync(path, `${path}.1`);
  chmodSync(`${path}.1`, PRIVATE);
  truncateSync(path);
}

/** Rotates the log now, and whenever it has grown too large. Returns a function that stops the rotation. */
export function keepRotating(path: string): () => void {
  rotate(path);
  const timer = setInterval(() => rotate(path), EVERY_MS).unref();
  return () => clearInterval(timer);
}
