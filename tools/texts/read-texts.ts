import { type Argument, type Expression, type ParamPattern, parseSync } from "oxc-parser";
import type { SourceFile } from "../arrows/finding.ts";

/** One text of a module. */
export type TextEntry = {
  path: string;
  line: number;
  /** The module's path below its language's folder. */
  module: string;
  /** The names that lead to the text, from that of the export. */
  keys: readonly string[];
  /** The places of the parameters that it shows; undefined if it isn't a function that is written out here. */
  shown: readonly number[] | undefined;
};

/** Unwraps types and parentheses, and takes the object argument of a call such as `defineTexts({ … })`. */
function valueOf(node: Expression | Argument): Expression | Argument {
  if (
    node.type === "TSAsExpression" ||
    node.type === "TSSatisfiesExpression" ||
    node.type === "ParenthesizedExpression"
  )
    return valueOf(node.expression);
  const last = node.type === "CallExpression" ? node.arguments.at(-1) : undefined;
  return last?.type === "ObjectExpression" ? last : node;
}

/**
 * A function's code without the parts that only choose between texts: comparisons, and plurals whose forms show no
 * number. Other languages may have one form for all.
 */
function withoutChoices(body: string): string {
  return body.replaceAll(/\b\w+\s*(?:[=!]==|[<>]=?)\s*[\w.]+/g, "").replaceAll(/\bplural\(\w+,(?=\s*\{[^{}#]*\})/g, "");
}

/** The texts of a module, from its exported objects. Throws if it does not parse. */
export function readTexts({ path, text }: SourceFile, module: string): TextEntry[] {
  const { program, errors } = parseSync(path, text);
  if (errors[0]) throw new Error(`${path} does not parse: ${errors[0].message}`);
  const constants = new Map(
    program.body
      .map((statement) => (statement.type === "ExportNamedDeclaration" ? statement.declaration : statement))
      .flatMap((statement) => (statement?.type === "VariableDeclaration" ? statement.declarations : []))
      .flatMap(({ id, init }) => (id.type === "Identifier" && init !== null ? [[id.name, init] as const] : [])),
  );
  const lineAt = (offset: number) => text.slice(0, offset).split("\n").length;

  const named = ({ start, end }: ParamPattern) => [...text.slice(start, end).matchAll(/[\p{L}_$][\p{L}\d_$]*/gu)];
  function shownBy(node: Expression | Argument): number[] | undefined {
    if ((node.type !== "ArrowFunctionExpression" && node.type !== "FunctionExpression") || !node.body) return undefined;
    const body = withoutChoices(text.slice(node.body.start, node.body.end));
    const isShown = (parameter: ParamPattern) =>
      named(parameter).some(([name]) => new RegExp(`\\b${name}\\b`).test(body));
    return node.params.flatMap((parameter, place) => (isShown(parameter) ? [place] : []));
  }

  function entries(node: Expression | Argument, keys: readonly string[]): TextEntry[] {
    const value = valueOf(node);
    const constant = value.type === "Identifier" ? constants.get(value.name) : undefined;
    if (constant !== undefined) return entries(constant, keys);
    if (value.type !== "ObjectExpression")
      return [{ path, line: lineAt(node.start), module, keys, shown: shownBy(value) }];
    return value.properties.flatMap((property) => {
      if (property.type === "SpreadElement") return entries(property.argument, keys);
      const { key } = property;
      const name = key.type === "Identifier" ? key.name : key.type === "Literal" ? String(key.value) : undefined;
      return name === undefined ? [] : entries(property.value, [...keys, name]);
    });
  }

  const exported = program.body.flatMap((statement) =>
    statement.type === "ExportNamedDeclaration" && statement.declaration?.type === "VariableDeclaration"
      ? statement.declaration.declarations
      : [],
  );
  return exported.flatMap(({ id, init }) => {
    if (id.type !== "Identifier" || init === null) return [];
    return valueOf(init).type === "ObjectExpression" ? entries(init, [id.name]) : [];
  });
}
