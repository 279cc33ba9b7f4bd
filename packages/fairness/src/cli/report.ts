import type { Check, CheckGroup, CheckOutcome, Verification } from "../index.ts";
import { CHECK_TEXTS, GROUP_TEXTS, VERDICT_TEXTS } from "./check-texts.ts";

const MARKS = { Holds: "ok      ", Differs: "DIFFERS ", NotHeld: "not held" } as const satisfies Record<
  CheckOutcome,
  string
>;

const GROUPS = ["commitment", "odds", "draw"] as const satisfies readonly CheckGroup[];

/** Escapes control characters: the values come from the evidence, and must not control the terminal. */
function printable(value: string): string {
  const escaped = JSON.stringify(value).slice(1, -1);
  return escaped.replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, (c) => `\\u{${c.codePointAt(0)?.toString(16)}}`).slice(0, 400);
}

function linesOf({ id, outcome, expected, actual }: Check): string[] {
  const line = `  ${MARKS[outcome]}  ${CHECK_TEXTS[id]}`;
  if (outcome !== "Differs" || expected === undefined || actual === undefined) return [line];
  const indent = " ".repeat(12);
  return [line, `${indent}expected  ${printable(expected)}`, `${indent}found     ${printable(actual)}`];
}

/** The verdict and all checks, as lines for a terminal. */
export function reportOf({ verdict, checks }: Verification): string {
  const groups = GROUPS.flatMap((group) => {
    const lines = checks.filter((check) => check.group === group).flatMap(linesOf);
    return ["", GROUP_TEXTS[group], ...lines];
  });
  return [VERDICT_TEXTS[verdict], ...groups, ""].join("\n");
}
