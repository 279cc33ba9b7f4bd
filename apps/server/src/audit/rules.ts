import { readdir, readFile } from "node:fs/promises";
import { basename } from "node:path";

const folder = new URL("rules/", import.meta.url);

/**
 * A rule that must hold in every database of the shop at any moment. `sentence` is the first line of its file. The
 * query returns a row for each thing checked: `subject`, and `problem`, which is null if nothing is wrong.
 */
export type Rule = {
  name: string;
  sentence: string;
  query: string;
  /** Whether the rule needs the rows of everybody at once. Other rules hold for any people by themselves. */
  isAboutEverybody: boolean;
  /** Whether the rule joins rows in a way that Citus can't spread, so that a cluster copies them to one place first. */
  needsCopies: boolean;
};

async function readRule(file: string): Promise<Rule> {
  const query = await readFile(new URL(file, folder), "utf8");
  const sentence = /^-- (.+)$/m.exec(query)?.[1];
  if (sentence === undefined) throw new Error(`rule ${file} does not begin with its sentence`);
  return {
    name: basename(file, ".sql"),
    sentence,
    query,
    isAboutEverybody: /^-- about: everybody$/m.test(query),
    needsCopies: /^-- in a cluster: copies$/m.test(query),
  };
}

export async function readRules(): Promise<Rule[]> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith(".sql"));
  const rules = await Promise.all(files.map(readRule));
  return rules.toSorted((a, b) => (a.name < b.name ? -1 : 1));
}
