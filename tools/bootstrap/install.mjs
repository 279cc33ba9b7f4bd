import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { spawnSync } from "node:child_process";
import { pathToFileURL } from "node:url";
import { runNpmCi } from "./npm-ci.mjs";
import { projectNode } from "./project-node.mjs";
import { withLock } from "./with-lock.mjs";

/** Installs the packages of all workspaces. */
export const installPackages = (root) => install(root, () => linkLibraries(root));

/** Installs the packages of a folder that is no workspace and has its own package-lock.json. */
export const installBeside = (folder) => install(folder, () => {});

/**
 * Installs the packages of package-lock.json unless node_modules already matches it. A lock file makes parallel starts
 * install only once.
 */
async function install(root, afterwards) {
  if (isInstalled(root)) return;
  mkdirSync(join(root, ".cache"), { recursive: true });
  await withLock(join(root, ".cache/install.lock"), async () => {
    if (isInstalled(root)) return;
    await runNpmCi(root);
    afterwards();
    record(root);
  });
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

function isInstalled(root) {
  if (read(recordPath(root)) === lockHash(root)) return true;
  if (!installedByHand(root)) return false;
  record(root);
  return true;
}

/**
 * True if node_modules has everything in package-lock.json, for example after a developer's own `npm install`. Only
 * optional packages for other platforms may be missing. npm writes node_modules/.package-lock.json as its last step.
 */
function installedByHand(root) {
  const installed = read(join(root, "node_modules/.package-lock.json"));
  if (installed === undefined) return false;
  const wanted = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")).packages;
  const present = JSON.parse(installed).packages;
  const extraneous = Object.keys(present).some((path) => !(path in wanted));
  const lacking = Object.entries(wanted).some(([path, entry]) => {
    if (!path.startsWith("node_modules/") && !path.includes("/node_modules/")) return false;
    const found = present[path];
    if (found === undefined) return !entry.optional;
    return found.version !== entry.version || found.integrity !== entry.integrity;
  });
  return !extraneous && !lacking;
}

function lockHash(root) {
  return createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex");
}

function record(root) {
  try {
    writeFileSync(recordPath(root), lockHash(root));
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
