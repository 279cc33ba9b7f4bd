import { readFileSync } from "node:fs";

const LOOK_EVERY_MS = 250;

/**
 * Calls `act` once when npm, which started this process through a shell, has ended. npm forwards SIGTERM to the shell
 * only, and a killed npm signals nobody. But a process whose parent has ended gets another parent, so this polls the
 * ids of parent and grandparent.
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

/** The parent's process id and, if /proc has it, the grandparent's. */
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
