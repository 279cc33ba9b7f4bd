import { loadModule, parsePlPgSQLSync, parseSync } from "libpg-query";
import type { SqlFile } from "../../src/database/sql-files.ts";
import { bytesOf, childrenOf, listOf, nameOf, type Node, textOf } from "./syntax-tree.ts";

/** A SQL function with all statements and expressions of its body, as syntax trees. */
export type SqlFunction = {
  name: string;
  isPlainSql: boolean;
  hasParameters: boolean;
  settings: string[];
  /** Whether it builds statements from texts, which nothing can check. */
  isDynamic: boolean;
  /** Whether it asks how many rows a statement has changed. */
  asksCount: boolean;
  statements: Node[];
};

/** How PL/pgSQL reads the text of an expression: as a statement, as an expression, or as an assignment. */
const STATEMENT = 0;
const EXPRESSION = 2;

/** Arrays of the shop's own types become arrays of texts, because the parser has no database that knows them. */
const withKnownArrays = (text: string) => text.replaceAll(/\b(?:command\.)?[a-z_]+\[\]/g, "text[]");

function statementOf({ query, parseMode }: Node): string {
  const text = textOf(query);
  if (parseMode === STATEMENT) return text;
  return `SELECT ${parseMode === EXPRESSION ? text : text.slice(text.indexOf(":=") + 2)}`;
}

const treesOf = (text: string) => listOf(parseSync(text).stmts).map(({ stmt }) => stmt as Node);

/** Finds the texts in a parsed PL/pgSQL function. */
function expressionsIn(node: unknown): Node[] {
  return childrenOf(node).flatMap(([name, child]) =>
    name === "PLpgSQL_expr" ? [child as Node] : expressionsIn(child),
  );
}

function readFunction(text: string, created: Node): SqlFunction {
  const options = listOf(created["options"]).map(({ DefElem }) => DefElem as Node);
  const option = (wanted: string) => options.filter(({ defname }) => defname === wanted).map(({ arg }) => arg as Node);
  const isPlainSql = JSON.stringify(option("language")).includes('"sql"');
  const parsed = isPlainSql ? {} : parsePlPgSQLSync(withKnownArrays(text));
  const body = textOf(JSON.parse(JSON.stringify(option("as")))[0]?.List.items[0].String.sval);
  return {
    name: nameOf(created["funcname"]),
    isPlainSql,
    hasParameters: listOf(created["parameters"]).length > 0,
    settings: option("set").map(({ VariableSetStmt }) => textOf((VariableSetStmt as Node)["name"])),
    asksCount: /\b(FOUND|ROW_COUNT)\b/i.test(body),
    isDynamic: /"PLpgSQL_stmt_dyn\w+"/.test(JSON.stringify(parsed)),
    statements: isPlainSql ? treesOf(body) : expressionsIn(parsed).flatMap((one) => treesOf(statementOf(one))),
  };
}

/** Parses the functions that the files create, those of triggers included, with PostgreSQL's own parser. */
export async function readFunctions(files: readonly SqlFile[]): Promise<SqlFunction[]> {
  await loadModule();
  return files.flatMap(({ text }) =>
    listOf(parseSync(text).stmts).flatMap(({ stmt, stmt_location: from, stmt_len: length }) => {
      const created = (stmt as Node)["CreateFunctionStmt"];
      if (created === undefined) return [];
      return [readFunction(bytesOf(text, from, length), created as Node)];
    }),
  );
}
