import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { showProgress } from "./show-progress.mjs";

/** The exit code of the Linux loader when a library of the program is missing. */
export const LIBRARY_MISSING = 127;

/**
 * Installs libatomic, which Node 26 needs, but which minimal Debian images and npm packages lack. Only root can install
 * it from Debian's packages; other users get a message. Returns true if it was installed and the caller can try again.
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
