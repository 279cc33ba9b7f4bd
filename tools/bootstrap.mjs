// The entry point of every npm script. Runs on any Node from version 20 on, installs the packages of package-lock.json,
// and continues with the Node in them:
//   node tools/bootstrap.mjs [options] <script> [arguments]
//   node tools/bootstrap.mjs [options] --run <bin> [arguments]     a command of node_modules/.bin
// Options:
//   --dev               also installs the packages of checks and tests
//   --beside <folder>   also installs the packages of a folder that is no workspace, and has a lock of its own
//   --from-here         runs the script in the caller's folder instead of the root
import { dirname, join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { installBeside, installPackages } from "./bootstrap/install.mjs";
import { projectNode } from "./bootstrap/project-node.mjs";
import { runChild } from "./bootstrap/run-child.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const words = process.argv.slice(2);
const hasDev = takeOption("--dev");
const beside = takeOption("--beside") ? words.shift() : undefined;
const folder = takeOption("--from-here") ? process.env.INIT_CWD : undefined;
const [target, ...rest] = words;

/** Takes the option from the arguments, if it is the next one. */
function takeOption(name) {
  if (words[0] !== name) return false;
  words.shift();
  return true;
}

if (target === undefined || (target === "--run" && rest[0] === undefined)) {
  console.error("Usage: node tools/bootstrap.mjs [--dev] [--beside <folder>] [--from-here] <script> [arguments]");
  process.exit(2);
}

try {
  await installPackages(root, hasDev);
  if (beside !== undefined) await installBeside(join(root, beside));
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
