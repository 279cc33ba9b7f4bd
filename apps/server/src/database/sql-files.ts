import { glob, readFile } from "node:fs/promises";
import { sep } from "node:path";
import type pg from "pg";
import { rooms } from "../rooms.ts";

const sources = new URL("../", import.meta.url);
const homes = [
  "database",
  "command",
  ...rooms.map((room) => `features/${room}`),
  "sandbox-gateway",
  "payment-providers/bank",
];

export type SqlFile = { name: string; text: string };

/** The kinds of SQL files, in the order in which they are applied. */
const steps = ["base", "tables", "triggers", "types", "functions"] as const;
type Step = (typeof steps)[number];

function stepOf(path: string): Step {
  if (path.startsWith("database/")) return "base";
  const [kind = ""] = path.split("/sql/")[1]?.split(/[./]/) ?? [];
  return steps.find((step) => step === kind) ?? "functions";
}

function rank(path: string): number {
  return steps.indexOf(stepOf(path)) * homes.length + homes.indexOf(path.slice(0, path.indexOf("/sql/")));
}

/**
 * Sorts files by step, because functions need types, and triggers need tables. Within a step, in the order of the
 * rooms.
 */
export function inOrder(paths: readonly string[]): string[] {
  return paths.toSorted((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
}

async function readSteps(...wanted: Step[]): Promise<SqlFile[]> {
  const found = await Array.fromAsync(glob("**/sql/**/*.sql", { cwd: sources }));
  const paths = found.map((path) => path.replaceAll(sep, "/")).filter((path) => wanted.includes(stepOf(path)));
  return Promise.all(
    inOrder(paths).map(async (name) => ({ name, text: await readFile(new URL(name, sources), "utf8") })),
  );
}

/** The files that a new database gets: the base, the tables of all rooms, and their triggers. */
export const tableFiles = () => readSteps("base", "tables", "triggers");

/** The files of the schema `command`, in the order in which they are applied: types, then functions. */
export const functionFiles = () => readSteps("types", "functions");

/** Runs a file's statements. An error names the file, and has PostgreSQL's error as its cause. */
export async function runFile(client: pg.Client, { name, text }: SqlFile): Promise<void> {
  await client.query(text).catch((error: unknown) => {
    throw new Error(`${name}: ${String(error)}`, { cause: error });
  });
}
