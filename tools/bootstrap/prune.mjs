import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { copyWithoutSymbols } from "./cut-symbols.mjs";
import { projectNode } from "./project-node.mjs";

/** Source maps, sources of what is compiled beside them, static libraries, and texts for people. Types stay. */
const UNREAD = /\.(map|a|flow|yml)$|(?<!\.d)\.[cm]?ts$|^(?!.*(licen[cs]e|notice|copying)).*\.(md|markdown)$/i;

/** Folders of a package that only its authors read. */
const OF_AUTHORS = /^(test|tests|docs?|examples?|benchmarks?|\.github|\.yarn)$/;

/** Builds for other surroundings than Node and browsers. */
const ELSEWHERE = /^(cordova|rn|web-extension(-\w+)?)$/;

/** Returns whether anything is left in the folder. */
function removeUnread(folder) {
  let isLeft = false;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    const isFolder = entry.isDirectory() && entry.name !== "node_modules";
    const isUnread = isFolder ? ELSEWHERE.test(entry.name) || !removeUnread(path) : UNREAD.test(entry.name);
    if (isUnread) rmSync(path, { recursive: true });
    else isLeft = true;
  }
  return isLeft;
}

/** Removes from a package what no program reads. */
function prunePackage(folder) {
  for (const name of readdirSync(folder)) {
    if (OF_AUTHORS.test(name)) rmSync(join(folder, name), { recursive: true });
  }
  removeUnread(folder);
}

/** Removes Node's C headers, 67 MB, and its symbols, 33 MB. Only packages that compile themselves need the headers. */
export function pruneNode(root) {
  const node = projectNode(root);
  const folder = dirname(dirname(node));
  // A machine's own Node stays as it is.
  if (dirname(folder) !== join(root, "node_modules")) return;
  rmSync(join(folder, "include"), { recursive: true, force: true });
  const cut = `${node}-cut`;
  rmSync(cut, { force: true });
  copyWithoutSymbols(node, cut);
  renameSync(cut, node);
}

/**
 * Removes what a shop does not need from its packages: 130 MB that no program reads, and packages that npm installs
 * because they may serve others, such as the compiler. `npm install` adds these again for developers.
 */
export function prunePackages(root) {
  const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
  const installed = Object.entries(packages).filter(
    ([path, { link }]) => path.includes("node_modules/") && !link && existsSync(join(root, path)),
  );
  const optional = installed.filter(([, { devOptional }]) => devOptional);
  const theirs = optional.flatMap(([, { optionalDependencies = {} }]) => Object.keys(optionalDependencies));
  const unneeded = new Set([...optional.map(([path]) => path), ...theirs.map((name) => `node_modules/${name}`)]);
  for (const [path] of installed) {
    if (unneeded.has(path)) rmSync(join(root, path), { recursive: true });
    else prunePackage(join(root, path));
  }
}
