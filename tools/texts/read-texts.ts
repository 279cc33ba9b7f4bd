import { type Argument, type Expression, type ParamPattern, parseSync } from "oxc-parser";
import type { SourceFile } from "../arrows/finding.ts";

/** One text of a module of texts. */
export type TextEntry = {
  path: string;
  line: number;
  /** The module's path below its language's folder. */
  module: string;
  /** The names that lead to the text, beginning with the name of the export. */
  keys: readonly string[];
  /** The indexes of the parameters that the text shows; undefined if the text is not a function literal. */
  shown: readonly number[] | undefined;
};

/** Removes type assertions and parentheses. Of a call such as `defineTexts({ … })`, returns the object argument. */
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
 * Removes code that only chooses between texts: comparisons, and plurals whose forms show no number. Another language
 * may have a single form and need no choice.
 */
function withoutChoices(body: string): string {
  return body.replaceAll(/\b\w+\s*(?:[=!]==|[<>]=?)\s*[\w.]+/g, "").replaceAll(/\bplural\(\w+,(?=\s*\{[^{}#]*\})/g, "");
}

/** Reads the texts of a module from its exported objects. Throws if the module does not parse. */
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
