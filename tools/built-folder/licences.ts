import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/** The path of a module up to its package: `…/node_modules/name` or `…/node_modules/@scope/name`. */
const PACKAGE = /^.*[/\\]node_modules[/\\](?:@[^/\\]+[/\\])?[^/\\]+/;
const LICENCE = /^(licen[cs]e|notice|copying)/i;

async function textOf(folder: string): Promise<string> {
  const { name, version, license } = JSON.parse(await readFile(join(folder, "package.json"), "utf8"));
  const files = (await readdir(folder)).filter((file) => LICENCE.test(file)).toSorted();
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), "utf8")));
  return [`${name} ${version}: ${license}`, ...texts.map((text) => text.trim())].join("\n\n");
}

/** The licences of all packages that these modules belong to. Copied packages have theirs beside them. */
export async function licencesOf(modules: readonly string[]): Promise<string> {
  const folders = new Set(modules.flatMap((path) => PACKAGE.exec(path.replace("\0", ""))?.[0] ?? []));
  const texts = await Promise.all([...folders].toSorted().map(textOf));
  return texts.join(`\n\n${"=".repeat(80)}\n\n`);
}
