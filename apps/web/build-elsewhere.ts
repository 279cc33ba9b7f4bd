import { createHash } from "node:crypto";
import { cp, glob, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));
const source = fileURLToPath(new URL("elsewhere", import.meta.url));
const folder = `${source}/dist`;
const mark = `${folder}/.source-hash`;

/** The Content-Security-Policy with which servers should send the verifier's page. */
export const VERIFIER_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self' https:; base-uri 'none'; " +
  "form-action 'none'; frame-ancestors 'none'";

const sources = [
  "package-lock.json",
  "apps/web/build-elsewhere.ts",
  "apps/web/elsewhere/*.*",
  "packages/fairness/src/**/*.ts",
];

async function sourceHash(): Promise<string> {
  const hash = createHash("sha256");
  const paths = await Array.fromAsync(glob(sources, { cwd: root }));
  for (const path of paths.toSorted()) hash.update(`${path}\0`).update(await readFile(`${root}/${path}`));
  return hash.digest("hex");
}

async function bundle(): Promise<void> {
  const { build } = await import("vite");
  await build({
    configFile: false,
    logLevel: "warn",
    root: source,
    publicDir: false,
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: "es2023",
      // A classic script, because browsers load no modules from a disk.
      lib: {
        entry: `${source}/main.ts`,
        formats: ["iife"],
        name: "verifier",
        fileName: () => "verifier.js",
        cssFileName: "verifier",
      },
      rolldownOptions: { output: { charset: "ascii" } },
    },
  });
}

/** Writes the SHA-256 of each file in hex, by path. */
async function writeManifest(): Promise<void> {
  const hashes = (await readdir(folder)).toSorted().map(async (name) => {
    const hash = createHash("sha256").update(await readFile(`${folder}/${name}`));
    return [`/${name}`, hash.digest("hex")] as const;
  });
  const manifest = Object.fromEntries(await Promise.all(hashes));
  await writeFile(`${folder}/manifest.json`, `${JSON.stringify(manifest, undefined, 2)}\n`);
}

/**
 * Builds the verifier that the shop does not serve, unless it is built already: one page, one script, one style sheet,
 * and a manifest of their hashes. Returns the folder. Who serves it adds `shop.json` (`elsewhere/settings.ts`).
 */
export async function ensureVerifierBuilt(log: (line: string) => void): Promise<string> {
  const hash = await sourceHash();
  if ((await readFile(mark, "utf8").catch(() => "")) === hash) return folder;
  log("building the verifier");
  await rm(mark, { force: true });
  await bundle();
  await cp(`${source}/index.html`, `${folder}/index.html`);
  await writeManifest();
  await writeFile(mark, hash);
  return folder;
}
