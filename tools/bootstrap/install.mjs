import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { spawnSync } from "node:child_process";
import { pathToFileURL } from "node:url";
import { runNpm } from "./run-npm.mjs";
import { projectNode } from "./project-node.mjs";
import { pruneNode, prunePackages } from "./prune.mjs";
import { withLock } from "./with-lock.mjs";

/** Installs the packages of all workspaces. Those of checks and tests, the devDependencies, only with `hasDev`. */
export const installPackages = (root, hasDev) =>
  install(root, hasDev, () => {
    linkLibraries(root);
    pruneNode(root);
    if (!hasDev) prunePackages(root);
  });

/** Installs the packages of a folder that is no workspace and has its own package-lock.json. */
export const installBeside = (folder) => install(folder, false, () => {});

/**
 * Installs the packages of package-lock.json unless node_modules already has them. A lock file makes parallel starts
 * install only once.
 */
async function install(root, hasDev, afterwards) {
  if (isInstalled(root, hasDev)) return;
  mkdirSync(join(root, ".cache"), { recursive: true });
  await withLock(join(root, ".cache/install.lock"), async () => {
    if (isInstalled(root, hasDev)) return;
    await runNpm(root, argumentsFor(root, hasDev));
    afterwards();
    record(root, hasDev);
  });
}

/** Only adds devDependencies if the others are installed, because `npm ci` would delete modules of a running shop. */
function argumentsFor(root, hasDev) {
  const adds = hasDev && read(recordPath(root)) === recordOf(root, false);
  return [...(adds ? ["install", "--no-save"] : ["ci"]), hasDev ? "--include=dev" : "--omit=dev"];
}

/**
 * Creates the symbolic links between PostgreSQL's libraries, which npm packages can't contain. The launcher would
 * create missing links at start, but then the user may lack the permission to write there.
 */
function linkLibraries(root) {
  const module = pathToFileURL(join(root, "apps/server/src/embedded-postgres/binaries.ts")).href;
  const script = `const { locateBinaries } = await import(${JSON.stringify(module)}); locateBinaries();`;
  spawnSync(projectNode(root), ["--input-type=module", "--eval", script], { stdio: "ignore" });
}

function isInstalled(root, hasDev) {
  const recorded = read(recordPath(root));
  if (recorded === recordOf(root, true) || (!hasDev && recorded === recordOf(root, false))) return true;
  if (!installedByHand(root, hasDev)) return false;
  record(root, hasDev);
  return true;
}

/**
 * True if node_modules has what is needed from package-lock.json, for example after a developer's own `npm install`.
 * Only optional packages for other platforms may be missing. npm writes node_modules/.package-lock.json last.
 */
function installedByHand(root, hasDev) {
  const installed = read(join(root, "node_modules/.package-lock.json"));
  if (installed === undefined) return false;
  const wanted = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")).packages;
  const present = JSON.parse(installed).packages;
  const extraneous = Object.keys(present).some((path) => !(path in wanted));
  const lacking = Object.entries(wanted).some(([path, entry]) => {
    if (!path.startsWith("node_modules/") && !path.includes("/node_modules/")) return false;
    const found = present[path];
    if (found === undefined) return !entry.optional && (hasDev || !entry.dev);
    return found.version !== entry.version || found.integrity !== entry.integrity;
  });
  return !extraneous && !lacking;
}

/** The text that says what was installed: the hash of the lock, and whether devDependencies are there. */
function recordOf(root, hasDev) {
  const hash = createHash("sha256").update(readFileSync(join(root, "package-lock.json")));
  return hash.digest("hex") + (hasDev ? " dev" : "");
}

function record(root, hasDev) {
  try {
    writeFileSync(recordPath(root), recordOf(root, hasDev));
  } catch (error) {
    // Another user installed the packages and this user may not write there. Each start then compares the files again.
    if (error.code !== "EACCES" && error.code !== "EROFS") throw error;
  }
}

function recordPath(root) {
  return join(root, "node_modules/.trove-lock");
}

function read(path) {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
}
