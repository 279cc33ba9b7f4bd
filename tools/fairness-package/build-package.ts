import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { root, runStep } from "../run/step.ts";

const SOURCE = `${root}packages/fairness`;

/** Texts that are copied into the package: the path in the package, then the path in the repository. */
const TEXTS = {
  "README.md": "packages/fairness/README.md",
  "docs/errors.md": "docs/errors.md",
  "docs/fairness.md": "docs/fairness.md",
  "docs/public-logs.md": "docs/public-logs.md",
};

/** Replacements in those texts, because paths and commands differ in the package. */
const RENAMED = [
  ["../../docs/", "docs/"],
  ["../packages/fairness/", "../"],
  ["npm run verify --", "npx --package=@trove/fairness trove-verify"],
  ["npm run audit:log --", "npx --package=@trove/fairness trove-audit-log"],
] as const;

/**
 * Returns the workspace's package.json with its `publishConfig` applied, which names the built files instead of the
 * sources.
 */
async function publishedManifest(): Promise<object> {
  const { private: _, publishConfig, ...manifest } = JSON.parse(await readFile(`${SOURCE}/package.json`, "utf8"));
  const { bin, exports, ...config } = publishConfig;
  return { ...manifest, bin, exports, publishConfig: config };
}

async function copyText(from: string, to: string): Promise<void> {
  const text = await readFile(from, "utf8");
  await mkdir(dirname(to), { recursive: true });
  await writeFile(
    to,
    RENAMED.reduce((renamed, [here, there]) => renamed.replaceAll(here, there), text),
  );
}

/**
 * Empties the folder and writes the package into it: JavaScript, declarations, package.json and texts. Throws if
 * compiling fails.
 */
export async function buildPackage(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const args = ["--project", `${SOURCE}/tsconfig.build.json`, "--outDir", `${folder}/lib`];
  const { passed, output } = await runStep({ name: "build", bin: "tsc", args });
  if (!passed) throw new Error(output);
  await writeFile(`${folder}/package.json`, `${JSON.stringify(await publishedManifest(), undefined, 2)}\n`);
  for (const name of ["LICENSE", "vectors.json"]) await cp(`${SOURCE}/${name}`, `${folder}/${name}`);
  for (const [place, path] of Object.entries(TEXTS)) await copyText(root + path, `${folder}/${place}`);
}
