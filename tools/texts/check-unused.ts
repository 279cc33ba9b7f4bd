import { parseSync, Visitor } from "oxc-parser";
import type { Finding, SourceFile } from "../arrows/finding.ts";
import { isTest } from "../arrows/finding.ts";
import type { TextEntry } from "./read-texts.ts";

/** The names that code reads: of properties, of variables, in strings. `whole`: of objects read as a whole. */
type Names = { any: Set<string>; whole: Set<string> };

function namesIn(files: readonly SourceFile[]): Names {
  const any = new Set<string>();
  const whole = new Set<string>();
  for (const { path, text } of files) {
    // `t.title` and `t?.title`, followed by anything but another name: then a whole group is meant, or its text.
    for (const [, name = "", next = ""] of text.matchAll(/\.(\w+)(\??\.(?=[A-Za-z_$]))?/g)) {
      any.add(name);
      if (next === "") whole.add(name);
    }
    const { program } = parseSync(path, text);
    new Visitor({
      Identifier: ({ name }) => void any.add(name),
      Literal: ({ value }) => void (typeof value === "string" && any.add(value)),
      Property: ({ key }) => void (key.type === "Identifier" && whole.add(key.name)),
      TemplateElement: ({ value }) => void any.add(value.raw),
    }).visit(program);
  }
  return { any, whole };
}

/**
 * Refuses texts that no page reads: their key, or their group's key as a whole, appears nowhere in the code.
 * It compares names only, so a text is kept if anything else has its key's name.
 */
export function checkUnused(english: readonly TextEntry[], files: readonly SourceFile[]): Finding[] {
  const { any, whole } = namesIn(files.filter(({ path }) => /\.tsx?$/.test(path) && !isTest(path)));
  const isRead = ({ keys }: TextEntry) => any.has(keys.at(-1) ?? "") || keys.slice(1, -1).some((key) => whole.has(key));
  return english
    .filter((entry) => !isRead(entry))
    .map(({ path, line, keys }) => ({ rule: "unused text", path, line, text: `no page reads ${keys.join(".")}` }));
}
