type Manifest = { name?: string; version?: string; [field: string]: unknown };

const GROUPS = ["dependencies", "devDependencies", "peerDependencies", "optionalDependencies"];
const isOurs = (name: string) => name === "trove" || name.startsWith("@trove/");

/** Sets the version of one of our packages, and of those that it depends on. */
function setVersion(manifest: Manifest, version: string): void {
  if (manifest.version !== undefined) manifest.version = version;
  for (const group of GROUPS) {
    const needed = manifest[group] as Record<string, string> | undefined;
    for (const name of Object.keys(needed ?? {})) if (needed && isOurs(name)) needed[name] = version;
  }
}

const written = (value: object) => `${JSON.stringify(value, undefined, 2)}\n`;

/** Returns the text of a package.json of this repository with another version. */
export function manifestOf(text: string, version: string): string {
  const manifest = JSON.parse(text) as Manifest;
  setVersion(manifest, version);
  return written(manifest);
}

/** Returns the text of package-lock.json with another version of all workspaces. */
export function lockOf(text: string, version: string): string {
  const lock = JSON.parse(text) as Manifest & { packages: Record<string, Manifest> };
  lock.version = version;
  for (const [path, entry] of Object.entries(lock.packages)) {
    if (!path.includes("node_modules/")) setVersion(entry, version);
  }
  return written(lock);
}
