import { posix } from "node:path";
import { parseSync, Visitor } from "oxc-parser";
import type { SourceFile } from "./finding.ts";

/** A use that a rule may forbid. `first` holds the texts in a call's first argument. */
export type Use = { line: number } & (
  | { kind: "call" | "new" | "tag"; name: string; method: string; arguments: number; first: string[] }
  | { kind: "percent" }
  | { kind: "text"; text: string }
);

/** An import. `path` is the imported file in the repository, or undefined for a package. */
export type Import = { line: number; specifier: string; path: string | undefined; isType: boolean };

export type Script = SourceFile & { imports: Import[]; uses: Use[] };

type Node = { type: string; start: number; [key: string]: unknown };

/**
 * Reads a script's imports, calls, constructors, texts, and calculations with 100. Throws if the script does not parse.
 */
export function readScript(file: SourceFile): Script {
  const { program, module, errors } = parseSync(file.path, file.text);
  const [problem] = errors;
  if (problem) throw new Error(`${file.path} does not parse: ${problem.message}`);
  const lineAt = lineFinder(file.text);
  const uses: Use[] = [];
  const called = (kind: "call" | "new" | "tag", node: Node, callee: Node, given: object[]) => {
    const name = dotted(callee);
    const method = name.slice(name.lastIndexOf(".") + 1);
    const first = given[0] === undefined ? [] : textsOf(at(given[0]));
    uses.push({ kind, name, method, arguments: given.length, first, line: lineAt(node.start) });
  };
  new Visitor({
    CallExpression: (node) => called("call", at(node), at(node.callee), node.arguments),
    NewExpression: (node) => called("new", at(node), at(node.callee), node.arguments),
    TaggedTemplateExpression: (node) => called("tag", at(node), at(node.tag), []),
    BinaryExpression(node) {
      const sides = [node.left, node.right].map((side) => (side.type === "Literal" ? Number(side.value) : undefined));
      const hundred = node.operator === "*" ? sides.includes(100) : node.operator === "/" && sides[1] === 100;
      if (hundred) uses.push({ kind: "percent", line: lineAt(node.start) });
    },
    Literal(node) {
      if (typeof node.value === "string") uses.push({ kind: "text", text: node.value, line: lineAt(node.start) });
    },
    TemplateElement: (node) => void uses.push({ kind: "text", text: node.value.raw, line: lineAt(node.start) }),
  }).visit(program);

  const requests = [
    ...module.staticImports.map(({ moduleRequest, entries }) => ({
      ...moduleRequest,
      isType: entries.length > 0 && entries.every((entry) => entry.isType),
    })),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) => (moduleRequest ? [{ ...moduleRequest, isType }] : [])),
    ),
    ...module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
      const literal = /^["'`](.*)["'`]$/.exec(file.text.slice(start, end));
      return literal?.[1] === undefined ? [] : [{ value: literal[1], start, isType: false }];
    }),
  ];
  const imports = requests.map(({ value, start, isType }) => ({
    line: lineAt(start),
    specifier: value,
    isType,
    path: value.startsWith(".") ? posix.join(posix.dirname(file.path), value) : undefined,
  }));
  return { ...file, imports, uses };
}

function at(node: object): Node {
  return node as Node;
}

/**
 * The dotted name of a callee, such as `Date.now` or `globalThis.fetch`. Any part that is not a name becomes `?`, as in
 * `?.query`.
 */
function dotted(node: Node): string {
  if (node.type === "Identifier") return String(node["name"]);
  if (node.type === "ThisExpression") return "this";
  if (node.type === "ChainExpression" || node.type === "TSNonNullExpression") return dotted(node["expression"] as Node);
  if (node.type === "MemberExpression" && node["computed"] === false) {
    return `${dotted(node["object"] as Node)}.${String((node["property"] as Node)["name"])}`;
  }
  return "?";
}

/** The texts of an argument: a literal, or all literals of an array. */
function textsOf(node: Node): string[] {
  if (node.type === "ArrayExpression")
    return (node["elements"] as (Node | null)[]).flatMap((one) => (one ? textsOf(one) : []));
  return node.type === "Literal" && typeof node["value"] === "string" ? [node["value"]] : [];
}

/** Returns a function that finds the line of an offset. The first line is 1. */
export function lineFinder(text: string): (offset: number) => number {
  const starts = [0];
  for (let index = text.indexOf("\n"); index !== -1; index = text.indexOf("\n", index + 1)) starts.push(index + 1);
  return (offset) => {
    const next = starts.findIndex((start) => start > offset);
    return next === -1 ? starts.length : next;
  };
}
