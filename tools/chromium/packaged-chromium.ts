import { execFile } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { installBeside } from "../bootstrap/install.mjs";
import type { Chromium } from "./launch-options.ts";

/** The folder of a package with a lock of its own. */
const beside = fileURLToPath(new URL("../packaged-chromium", import.meta.url));

/**
 * Installs `@sparticuz/chromium`, and unpacks its browser once per user and version. The package is made for AWS
 * Lambda. With AWS_EXECUTION_ENV set, it also unpacks the shared libraries that a minimal Debian lacks.
 */
export async function packagedChromium(tell: (line: string) => void): Promise<Chromium> {
  await installBeside(beside);
  const manifest = join(beside, "node_modules/@sparticuz/chromium/package.json");
  const { version } = JSON.parse(readFileSync(manifest, "utf8")) as { version: string };
  const { uid } = userInfo();
  const folder = join(tmpdir(), `trove-chromium-${version}-${uid}`);
  if (!existsSync(folder)) {
    tell("Unpacking Chromium");
    await unpack(folder);
  }
  if (statSync(folder).uid !== uid) throw new Error(`${folder} belongs to somebody else: remove it`);
  return {
    executablePath: join(folder, "chromium"),
    args: ["--no-sandbox", "--disable-dev-shm-usage", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"],
    env: {
      ...process.env,
      LD_LIBRARY_PATH: join(folder, "al2023/lib"),
      FONTCONFIG_PATH: join(folder, "fonts"),
      HOME: folder,
    },
  };
}

async function unpack(folder: string): Promise<void> {
  const unfinished = `${folder}.${process.pid}`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  const script = join(beside, "unpack.mjs");
  const env = { ...process.env, TMPDIR: unfinished, AWS_EXECUTION_ENV: "AWS_Lambda_nodejs22.x" };
  await promisify(execFile)(process.execPath, [script], { env });
  writeFileSync(join(unfinished, "fonts/fonts.conf"), fontsIn(folder));
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}

/**
 * Returns a font configuration with folders of this machine. The package's own configuration names folders that exist
 * only on AWS Lambda, and without fonts no text is drawn.
 */
function fontsIn(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(folder, "fonts")}</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${join(folder, "fonts-cache")}</cachedir>
</fontconfig>
`;
}
