// The entry point of every npm script. Runs on any Node from version 20 on, installs the packages of package-lock.json,
// and continues with the Node in them:
//   node tools/bootstrap.mjs <script> [arguments]
//   node tools/bootstrap.mjs --run <bin> [arguments]     a command of node_modules/.bin
//   node tools/bootstrap.mjs --from-here <script> …      in the caller's folder instead of the root
//   node tools/bootstrap.mjs --emulators <script> …      with the packages of emulators/ too
import { dirname, join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { installBeside, installPackages } from "./bootstrap/install.mjs";
import { projectNode } from "./bootstrap/project-node.mjs";
import { runChild } from "./bootstrap/run-child.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const isFromHere = process.argv[2] === "--from-here";
const hasEmulators = process.argv[2] === "--emulators";
const [target, ...rest] = process.argv.slice(isFromHere || hasEmulators ? 3 : 2);
const folder = isFromHere ? process.env.INIT_CWD : undefined;

if (target === undefined || (target === "--run" && rest[0] === undefined)) {
  console.error(
    "Usage: node tools/bootstrap.mjs [--from-here|--emulators] <script> [arguments], or --run <bin> [arguments]",
  );
  process.exit(2);
}

try {
  await installPackages(root);
  if (hasEmulators) await installBeside(join(root, "emulators"));
  const node = projectNode(root);
  if (target === "--run") {
    const [bin, ...args] = rest;
    runChild(join(root, "node_modules/.bin", bin), args, { root });
  } else {
    // Stops the script when this process ends, even after a signal that can't be forwarded.
    const companion = pathToFileURL(join(root, "tools/bootstrap/stop-with-parent.mjs")).href;
    runChild(node, ["--import", companion, resolve(root, target), ...rest], { root, folder, channel: true });
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
