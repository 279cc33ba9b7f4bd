import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { promisify } from "node:util";
import { packagedChromium } from "./chromium/packaged-chromium.ts";

/** What `chromium.launch` of playwright-core is told. */
export type Chromium = { executablePath: string; args: string[]; env: NodeJS.ProcessEnv };

const installed = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/**
 * A Chromium for the browser journeys: this machine's own, or Debian's package, installed where we are root, or else
 * the one that comes as an npm package.
 */
export async function chromiumExecutable(tell: (line: string) => void = console.log): Promise<Chromium> {
  const found = installed.find((path) => existsSync(path)) ?? (await installDebians(tell));
  if (found === undefined) return packagedChromium(tell);
  // The pages are our own, and a container rarely allows the sandbox.
  return { executablePath: found, args: ["--no-sandbox", "--disable-dev-shm-usage"], env: process.env };
}

async function installDebians(tell: (line: string) => void): Promise<string | undefined> {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return undefined;
  tell("Installing Chromium for the browser journeys");
  const run = promisify(execFile);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  try {
    await run("apt-get", ["update"], { env });
    await run("apt-get", ["install", "--yes", "--no-install-recommends", "chromium"], { env });
  } catch {
    tell("Debian's Chromium cannot be installed here");
  }
  return installed.find((path) => existsSync(path));
}
