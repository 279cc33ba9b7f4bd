import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { spawnSync } from "node:child_process";
import { pathToFileURL } from "node:url";
import { runNpmCi } from "./npm-ci.mjs";
import { projectNode } from "./project-node.mjs";
import { withLock } from "./with-lock.mjs";

/** Makes node_modules agree with package-lock.json. Returns at once when it does; two starts at a time install once. */
export async function installPackages(root) {
  if (isInstalled(root)) return;
  mkdirSync(join(root, ".cache"), { recursive: true });
  await withLock(join(root, ".cache/install.lock"), async () => {
    if (isInstalled(root)) return;
    await runNpmCi(root);
    linkLibraries(root);
    record(root);
  });
}

/**
 * PostgreSQL's package cannot carry links between its libraries. The launcher makes them when they are missing; here
 * that is done by the user who installs, who may be the only one to write there.
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
 * npm writes node_modules/.package-lock.json as its last step. When that lists what package-lock.json asks for, a
 * developer's own `npm install` was enough. What it lacks may only be optional: packages of other platforms.
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
    // Somebody else installed for this user, who may not write there: the comparison is repeated next time.
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
