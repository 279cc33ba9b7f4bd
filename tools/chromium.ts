import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { promisify } from "node:util";
import type { Chromium } from "./chromium/launch-options.ts";
import { packagedChromium } from "./chromium/packaged-chromium.ts";

/** Chromium without windows: it has no user interface of its own, so a journey takes two thirds of the time. */
const shells = ["/usr/bin/chromium-headless-shell"];

const browsers = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

const existing = (paths: readonly string[]) => paths.find((path) => existsSync(path));

/**
 * A Chromium for the browser journeys: Debian's headless shell (installed if this is root), else the browser on this
 * machine, else the one from an npm package.
 */
export async function chromiumExecutable(tell: (line: string) => void = console.log): Promise<Chromium> {
  const found = existing(shells) ?? (await installShell(tell)) ?? existing(browsers);
  if (found === undefined) return packagedChromium(tell);
  // The journeys open only our own pages, and containers rarely allow Chromium's sandbox.
  return { executablePath: found, args: ["--no-sandbox", "--disable-dev-shm-usage"], env: process.env };
}

async function installShell(tell: (line: string) => void): Promise<string | undefined> {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return undefined;
  tell("Installing Chromium for the browser journeys");
  const run = promisify(execFile);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  // Another run may be installing it at the same time, and holds apt's locks meanwhile.
  const aptGet = (...args: string[]) => run("apt-get", ["-o", "DPkg::Lock::Timeout=120", ...args], { env });
  try {
    await aptGet("update");
    await aptGet("install", "--yes", "--no-install-recommends", "chromium-headless-shell");
  } catch (error) {
    tell(`Debian's Chromium cannot be installed here: ${error instanceof Error ? error.message : String(error)}`);
  }
  return existing(shells);
}
