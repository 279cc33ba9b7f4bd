import { glob, readFile } from "node:fs/promises";
import { sep } from "node:path";
import { rooms } from "../rooms.ts";

const sources = new URL("../", import.meta.url);
const homes = ["database", "command", ...rooms.map((room) => `features/${room}`), "sandbox-gateway"];

export type SqlFile = { name: string; text: string };

/** The kinds of things that files in `sql` folders create, in the order of their creation. */
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

/** Sorts by step: functions name types, and triggers name tables. Within a step, follows the order of the rooms. */
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

/** The tables of all rooms, after what they stand on and before their triggers, as a new database gets them. */
export const tableFiles = () => readSteps("base", "tables", "triggers");

/** The types and functions of the schema `command`, in the order in which they are applied. */
export const functionFiles = () => readSteps("types", "functions");
