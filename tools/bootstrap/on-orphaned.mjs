import { readFileSync } from "node:fs";

const LOOK_EVERY_MS = 250;

/**
 * Calls `act` once when npm, which started this process through a shell, is gone. npm that gets a SIGTERM hands it to
 * the shell alone, and npm that is killed tells nobody; but an orphan has another parent from one look to the next.
 */
export function onOrphaned(act) {
  const before = ancestors();
  const timer = setInterval(() => {
    if (ancestors() === before) return;
    clearInterval(timer);
    act();
  }, LOOK_EVERY_MS);
  timer.unref();
}

/** The parent's id and, where /proc tells it, the grandparent's. */
function ancestors() {
  const parent = process.ppid;
  return `${parent} ${parentOf(parent) ?? ""}`;
}

function parentOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1];
  } catch {
    return undefined;
  }
}
