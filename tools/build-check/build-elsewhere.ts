import { cp, mkdir, readdir, symlink } from "node:fs/promises";
import { execFile } from "node:child_process";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { root } from "../run/step.ts";

const run = promisify(execFile);

/** The sandbox gateway's scripts, which are on record too. */
const FORM = "apps/server/src/sandbox-gateway/form";
const SOURCES = ["package.json", "package-lock.json", "tsconfig.json", "packages", "apps/web", FORM];
const MADE: ReadonlySet<string> = new Set(["build", "dist", "node_modules", ".react-router"]);

/** Links every installed package into the folder. The workspaces' names lead to the copies in the folder. */
async function linkPackages(folder: string): Promise<void> {
  const modules = join(folder, "node_modules");
  await mkdir(join(modules, "@trove"), { recursive: true });
  const installed = (await readdir(join(root, "node_modules"))).filter((name) => name !== "@trove");
  await Promise.all(installed.map((name) => symlink(join(root, "node_modules", name), join(modules, name))));
  const workspaces = await readdir(join(folder, "packages"));
  await Promise.all(workspaces.map((name) => symlink(join(folder, "packages", name), join(modules, "@trove", name))));
  await symlink(join(folder, "apps/web"), join(modules, "@trove/web"));
}

/**
 * Copies the sources of the pages into an empty folder and builds them there. Returns the folder of the build. Throws
 * an error with the builder's output.
 */
export async function buildElsewhere(folder: string): Promise<string> {
  const filter = (path: string) => !MADE.has(basename(path));
  for (const path of SOURCES) await cp(join(root, path), join(folder, path), { recursive: true, filter });
  await linkPackages(folder);
  const script = `const { ensurePagesBuilt } = await import("./apps/web/build-pages.ts");
    await ensurePagesBuilt(() => {});`;
  await run(process.execPath, ["--input-type=module", "--eval", script], { cwd: folder, maxBuffer: 2 ** 24 });
  return join(folder, "apps/web/build");
}
