import { readdir, readFile } from "node:fs/promises";

const folder = new URL("rules/", import.meta.url);

/**
 * A rule that holds in every database of the shop at any moment. `sentence` is the first line of the rule's file. The
 * query returns one row per checked thing: `subject`, and `problem`, which is null when nothing is wrong.
 */
export type Rule = { name: string; sentence: string; query: string };

async function readRule(file: string): Promise<Rule> {
  const query = await readFile(new URL(file, folder), "utf8");
  const sentence = /^-- (.+)$/m.exec(query)?.[1];
  if (sentence === undefined) throw new Error(`rule ${file} does not begin with its sentence`);
  return { name: file.replace(/\.sql$/, ""), sentence, query };
}

export async function readRules(): Promise<Rule[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith(".sql")).toSorted();
  return Promise.all(files.map(readRule));
}
