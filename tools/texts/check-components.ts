import { type Expression, type JSXChild, type JSXEmptyExpression, parseSync, Visitor } from "oxc-parser";
import { type Finding, isTest, type SourceFile } from "../arrows/finding.ts";

/** Properties of elements and components whose values people read or hear. */
const READ = new Set([
  "alt",
  "aria-description",
  "aria-label",
  "aria-placeholder",
  "aria-roledescription",
  "aria-valuetext",
  "description",
  "hint",
  "label",
  "legend",
  "placeholder",
  "title",
]);

/** Abbreviations that every language uses. */
const EVERYWHERE = /\bUTC\b/g;

/**
 * True if a text has a word, that is, two letters in a row. Signs such as × and €, and single letters of formulas, are
 * the same in every language.
 */
const isText = (text: string) => /\p{L}{2}/u.test(text.replaceAll(/&\w+;/g, "").replaceAll(EVERYWHERE, ""));

/** Reports texts that are written in a component, because they can't be translated. */
export function checkComponents(files: readonly SourceFile[]): Finding[] {
  return files.filter(({ path }) => path.endsWith(".tsx") && !isTest(path)).flatMap(checkComponent);
}

function checkComponent({ path, text }: SourceFile): Finding[] {
  const findings: Finding[] = [];
  const report = (start: number, found: string) => {
    if (!isText(found)) return;
    const line = text.slice(0, start).split("\n").length;
    findings.push({ rule: "text in a component", path, line, text: `"${found.trim()}" belongs in app/locales/en` });
  };
  const reportLiterals = (node: Expression | JSXEmptyExpression): void => {
    if (node.type === "Literal" && typeof node.value === "string") report(node.start, node.value);
    if (node.type === "TemplateLiteral") for (const { start, value } of node.quasis) report(start, value.raw);
    if (node.type === "ConditionalExpression") [node.consequent, node.alternate].forEach(reportLiterals);
    if (node.type === "LogicalExpression") reportLiterals(node.right);
  };
  const reportChildren = (children: readonly JSXChild[]) => {
    for (const child of children) if (child.type === "JSXExpressionContainer") reportLiterals(child.expression);
  };
  new Visitor({
    JSXText: ({ start, value }) => report(start, value),
    JSXElement: ({ children }) => reportChildren(children),
    JSXFragment: ({ children }) => reportChildren(children),
    JSXAttribute({ name, value }) {
      if (name.type !== "JSXIdentifier" || !READ.has(name.name)) return;
      if (value?.type === "Literal") report(value.start, value.value);
      if (value?.type === "JSXExpressionContainer") reportLiterals(value.expression);
    },
  }).visit(parseSync(path, text).program);
  return findings;
}
