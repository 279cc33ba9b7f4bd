import { readFileSync } from "node:fs";

const LOOK_EVERY_MS = 250;

/**
 * Calls `act` once when the npm process that started this process through a shell has ended. npm forwards SIGTERM only
 * to the shell, and a killed npm forwards nothing. An orphaned process gets another parent, so this polls the ids of
 * parent and grandparent.
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

/** The process ids of the parent and, if /proc exists, of the grandparent. */
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
