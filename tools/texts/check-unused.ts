import { parseSync, Visitor } from "oxc-parser";
import type { Finding, SourceFile } from "../arrows/finding.ts";
import { isTest } from "../arrows/finding.ts";
import type { TextEntry } from "./read-texts.ts";

/**
 * `any` has the names of properties and variables that code reads, and its strings. `whole` has names of objects that
 * code passes on as a whole.
 */
type Names = { any: Set<string>; whole: Set<string> };

function namesIn(files: readonly SourceFile[]): Names {
  const any = new Set<string>();
  const whole = new Set<string>();
  for (const { path, text } of files) {
    // In `t.title.x` code reads only a part of `title`. Without a further name, code reads all of `title`.
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
 * Reports texts that no page reads: neither the text's key nor the key of a group around it appears in the code.
 * Compares names only, so a text is also kept if other code uses the same name.
 */
export function checkUnused(english: readonly TextEntry[], files: readonly SourceFile[]): Finding[] {
  const { any, whole } = namesIn(files.filter(({ path }) => /\.tsx?$/.test(path) && !isTest(path)));
  const isRead = ({ keys }: TextEntry) => any.has(keys.at(-1) ?? "") || keys.slice(1, -1).some((key) => whole.has(key));
  return english
    .filter((entry) => !isRead(entry))
    .map(({ path, line, keys }) => ({ rule: "unused text", path, line, text: `no page reads ${keys.join(".")}` }));
}
