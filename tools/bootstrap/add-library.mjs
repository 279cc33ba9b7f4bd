import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { showProgress } from "./show-progress.mjs";

/** The exit code of a Linux loader when a program's library is missing. */
export const LIBRARY_MISSING = 127;

/**
 * Node 26 needs libatomic, which minimal Debian images lack and no npm package contains. Root installs it from Debian's
 * packages; other users get a message. Returns whether it was installed, so that the caller can try again.
 */
export function addLibrary() {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) {
    console.error("Node 26 does not start here. If a library is missing above, install it: apt-get install libatomic1");
    return false;
  }
  const progress = showProgress("Installing libatomic1, which Node 26 needs");
  const options = { stdio: "ignore", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } };
  try {
    execFileSync("apt-get", ["update"], options);
    execFileSync("apt-get", ["install", "--yes", "--no-install-recommends", "libatomic1"], options);
    progress.finish("installed");
    return true;
  } catch {
    progress.finish("failed");
    return false;
  }
}
