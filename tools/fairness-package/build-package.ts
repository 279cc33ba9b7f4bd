import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { root, runStep } from "../run/step.ts";

const SOURCE = `${root}packages/fairness`;

/** What stands beside the built files as it is. */
const COPIED = ["README.md", "public-logs.md", "vectors.json"];

/** The manifest that the workspace has, as npm should see it: with the built files in place of the sources. */
async function publishedManifest(): Promise<object> {
  const { private: _, publishConfig, ...manifest } = JSON.parse(await readFile(`${SOURCE}/package.json`, "utf8"));
  return { ...manifest, ...publishConfig };
}

/** Writes the package into an emptied folder: JavaScript, declarations, manifest, texts. Throws if it does not compile. */
export async function buildPackage(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const args = ["--project", `${SOURCE}/tsconfig.build.json`, "--outDir", `${folder}/lib`];
  const { passed, output } = await runStep({ name: "build", bin: "tsc", args });
  if (!passed) throw new Error(output);
  await writeFile(`${folder}/package.json`, `${JSON.stringify(await publishedManifest(), undefined, 2)}\n`);
  for (const name of COPIED) await cp(`${SOURCE}/${name}`, `${folder}/${name}`);
}
