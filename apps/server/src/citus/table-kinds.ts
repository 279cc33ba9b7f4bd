import type { SqlFile } from "../database/sql-files.ts";

/**
 * Where the rows of a table belong:
 * - person: each row belongs to one person, or to a guest's order, by user_id
 * - value: each row makes another value unique, such as a user name; the column of that value is named
 * - catalogue: few rows, which everybody reads and operators write
 * - central: rows of the shop as a whole
 */
const KINDS = ["person", "value", "catalogue", "central"] as const;
export type Kind = (typeof KINDS)[number];

/** A table as declared. `key` is the column that every key of the table contains. */
export type DeclaredTable = { name: string; kind: Kind | undefined; key: string | undefined };

const table = /(?:^-- kind: (\w+)(?: (\w+))?\n)?^CREATE (?:UNLOGGED )?TABLE ([\w.]+)/gm;

const isKind = (kind: string | undefined): kind is Kind => KINDS.some((known) => known === kind);

/** Reads the comment `-- kind: …` right above each table. The kind of a table without one is undefined. */
export function readTableKinds(files: readonly SqlFile[]): DeclaredTable[] {
  return files.flatMap(({ text }) =>
    [...text.matchAll(table)].map(([, kind, column, name = ""]) => ({
      name: name.includes(".") ? name : `public.${name}`,
      kind: isKind(kind) && (kind === "value") === (column !== undefined) ? kind : undefined,
      key: kind === "person" ? "user_id" : column,
    })),
  );
}
