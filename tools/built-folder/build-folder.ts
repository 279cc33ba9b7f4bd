import { cp, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { ensurePagesBuilt } from "../../apps/web/build-pages.ts";
import { copyWithoutSymbols } from "../bootstrap/cut-symbols.mjs";
import { projectNode } from "../bootstrap/project-node.mjs";
import { root } from "../run/step.ts";
import { CODE } from "./beside-the-code.ts";
import { bundlePrograms, copied } from "./bundle.ts";
import { copyPackages } from "./copy-packages.ts";
import { licencesOf } from "./licences.ts";
import { programs } from "./programs.ts";

/** Files that the programs read, in the same places as in the repository. An owner copies from `deploy`. */
const READ = [
  "apps/server/migrations",
  "apps/server/src",
  "apps/web/build",
  "demo/catalogue",
  "demo/pictures",
  "deploy",
];

/** Sources, which are bundled, and files of the pages' build that only the build itself reads. */
const UNREAD = /\.tsx?$|\/(chunks\.json|source-hash)$/;

/** The file that starts a program of the folder. Errors name lines of the sources. */
const startOf = (name: string) => `process.env.NODE_ENV ??= "production";
process.env.TROVE_BUILT = "true";
process.setSourceMapsEnabled(true);
await import("./${CODE}/${name}.js");
`;

/**
 * Starts a program with the settings in files, and with those of glibc that keep an idle server small: two arenas in
 * place of eight for each processor, large blocks apart from the heap, and freed memory goes back to the system at once.
 */
const LAUNCHER = `#!/bin/sh
# ./trove [--env-file=FILE …] [server | ${Object.keys(programs).slice(1).join(" | ")}] [arguments]
here=$(dirname "$(readlink -f "$0")")
files=
while [ "\${1#--env-file=}" != "\${1:-}" ]; do
  files="$files $1"
  shift
done
program=\${1:-server}
[ $# -gt 0 ] && shift
if [ ! -f "$here/$program.js" ]; then
  echo "There is no program $program." >&2
  exit 64
fi
export MALLOC_ARENA_MAX="\${MALLOC_ARENA_MAX:-2}"
export MALLOC_MMAP_THRESHOLD_="\${MALLOC_MMAP_THRESHOLD_:-32768}"
export MALLOC_TRIM_THRESHOLD_="\${MALLOC_TRIM_THRESHOLD_:-65536}"
# Unquoted: each file is an argument of its own, and its name has no spaces.
exec "$here/node" $files "$here/$program.js" "$@"
`;

const nodeName = process.platform === "win32" ? "node.exe" : "node";

async function copyRead(folder: string): Promise<void> {
  const filter = (path: string) => !UNREAD.test(path);
  for (const path of READ) await cp(join(root, path), join(folder, path), { recursive: true, filter });
}

async function writeStarts(folder: string): Promise<void> {
  const { name, version } = JSON.parse(await readFile(join(root, "package.json"), "utf8"));
  const manifest = { name, version, private: true, type: "module" };
  await writeFile(join(folder, "package.json"), `${JSON.stringify(manifest, undefined, 2)}\n`);
  for (const program of Object.keys(programs)) await writeFile(join(folder, `${program}.js`), startOf(program));
  await writeFile(join(folder, "trove"), LAUNCHER, { mode: 0o755 });
}

/** Throws if the folder has anything but an earlier build, which would be deleted. */
async function refuseOthers(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  if (names.length === 0 || existsSync(join(folder, CODE, "server.js"))) return;
  throw new Error(`${folder} has other files than a build: choose another folder`);
}

/**
 * Makes a folder that runs the shop alone on machines like this one: Node, the bundled programs, the built pages, and
 * all files that they read. It has no PostgreSQL. Replaces an earlier build there.
 */
export async function buildFolder(folder: string, say: (line: string) => void): Promise<void> {
  await refuseOthers(folder);
  await ensurePagesBuilt(say);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  say("bundling the server");
  const modules = await bundlePrograms(folder);
  await writeFile(join(folder, "LICENSES.txt"), await licencesOf(modules));
  say("copying what it reads");
  await copyRead(folder);
  await copyPackages(copied, folder);
  copyWithoutSymbols(projectNode(root), join(folder, nodeName));
  await writeStarts(folder);
}
