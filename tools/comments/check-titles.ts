import { parseSync, Visitor } from "oxc-parser";
import type { Finding, SourceFile } from "../arrows/finding.ts";
import { lineFinder } from "../arrows/read-script.ts";

/** Words that need a word before them, so no title begins with them, and words that need one after them. */
const joiners = "that which who whose whom of than unlike as and or nor but to".split(" ");
const prepositions =
  "with without by for from in on at under over about if when where after before between through until unless while because".split(
    " ",
  );
const verbs = "is are was were has have can can't".split(" ");
const plurals = "are were have don't go wait".split(" ");

type Node = { type: string; start: number; [key: string]: unknown };
type Call = { name: string; title: string; isNested: boolean };

/** The name at the start of a call: `it` for `it.each(rows)(…)` and `it.skip(…)`. */
function nameOf(node: Node): string {
  const inner = node["callee"] ?? node["object"] ?? node["tag"];
  return node.type === "Identifier" ? String(node["name"]) : inner ? nameOf(inner as Node) : "";
}

/** The text of a literal or template, with a placeholder for each value. Undefined for anything else. */
function textOf(node: Node | undefined): string | undefined {
  if (node?.type === "Literal" && typeof node["value"] === "string") return node["value"];
  if (node?.type !== "TemplateLiteral") return undefined;
  return (node["quasis"] as { value: { raw: string } }[]).map(({ value }) => value.raw).join("%s");
}

function problemOf({ name, title, isNested }: Call): string | undefined {
  const words = title.toLowerCase().split(/[\s,]+/);
  const [first = "", last = ""] = [words.at(0), words.findLast((word) => word !== "")];
  if (name === "describe") {
    const isOpen = title.endsWith(",") || [...joiners, ...prepositions, ...verbs].includes(last);
    return isOpen ? "a title of describe that its tests continue: name the subject, as a noun" : undefined;
  }
  const isLone = isNested ? prepositions.includes(first) : plurals.includes(first);
  const isPhrase = prepositions.includes(first) && !title.includes(",");
  if (joiners.includes(first) || isLone || isPhrase) return "a title that continues another: write the whole sentence";
  const own = title.replaceAll(/%\w|\$[\w.]+|%/g, " ").match(/[\p{L}']+/gu);
  return own === null ? "a title of values alone: say what happens with them" : undefined;
}

/** Finds titles of tests that are no whole sentence without the title of their describe. */
export function checkTitles({ path, text }: SourceFile): Finding[] {
  if (!/\.(?:test|fixture)\.tsx?$/.test(path)) return [];
  const lineAt = lineFinder(text);
  const findings: Finding[] = [];
  let depth = 0;
  const callOf = (node: object): Call | undefined => {
    const call = node as Node;
    const [given, test] = call["arguments"] as Node[];
    const [name, title] = [nameOf(call), textOf(given)];
    const isTitled = test !== undefined && title !== undefined && ["describe", "it", "test"].includes(name);
    return isTitled ? { name, title, isNested: depth > 0 } : undefined;
  };
  new Visitor({
    CallExpression(node) {
      const call = callOf(node);
      const problem = call && problemOf(call);
      if (call?.name === "describe") depth += 1;
      if (problem === undefined) return;
      findings.push({ rule: "titles", path, line: lineAt(node.start), text: `${problem}: "${call?.title}"` });
    },
    "CallExpression:exit"(node) {
      if (callOf(node)?.name === "describe") depth -= 1;
    },
  }).visit(parseSync(path, text).program);
  return findings;
}
