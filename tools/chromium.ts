import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { promisify } from "node:util";
import type { Chromium } from "./chromium/launch-options.ts";
import { packagedChromium } from "./chromium/packaged-chromium.ts";

/** Chromium's headless shell has no user interface, so a browser journey takes a third less time than with Chromium. */
const shells = ["/usr/bin/chromium-headless-shell"];

const browsers = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

const existing = (paths: readonly string[]) => paths.find((path) => existsSync(path));

/**
 * Finds a Chromium for the browser journeys. In order: Debian's headless shell (installed if this is root), a browser
 * on this machine, the browser of an npm package.
 */
export async function chromiumExecutable(tell: (line: string) => void = console.log): Promise<Chromium> {
  const found = existing(shells) ?? (await installShell(tell)) ?? existing(browsers);
  if (found === undefined) return packagedChromium(tell);
  // No sandbox: the journeys open only our own pages, and containers rarely allow it.
  return { executablePath: found, args: ["--no-sandbox", "--disable-dev-shm-usage"], env: process.env };
}

async function installShell(tell: (line: string) => void): Promise<string | undefined> {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return undefined;
  tell("Installing Chromium for the browser journeys");
  const run = promisify(execFile);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  // Another run may be installing Chromium at the same time and hold apt's locks, so this waits for them.
  const aptGet = (...args: string[]) => run("apt-get", ["-o", "DPkg::Lock::Timeout=120", ...args], { env });
  try {
    await aptGet("update");
    await aptGet("install", "--yes", "--no-install-recommends", "chromium-headless-shell");
  } catch (error) {
    tell(`Debian's Chromium cannot be installed here: ${error instanceof Error ? error.message : String(error)}`);
  }
  return existing(shells);
}
