import { randomUUIDv7 } from "node:crypto";
import type { Connection } from "../database/connection.ts";
import { beginCheck, noteCheck } from "../features/overview/index.ts";
import type { Job } from "../jobs.ts";
import type { Outcome } from "./audit.store.ts";
import { checkRuleBriefly } from "./audit.store.ts";
import { readRules } from "./rules.ts";

type Parts = {
  db: Connection;
  now: () => Date;
  log: { error(details: object, text: string): void };
};

const DAY_MS = 86_400_000;
/** A new process first serves. */
const FIRST_AFTER_MS = 600_000;
/** Longest time of a rule, and of all. A large shop checks its books with the command, on a copy or at night. */
const RULE_MS = 10_000;
const ALL_MS = 120_000;

/**
 * Checks the books with one connection, rule by rule, each on its own snapshot. Rules that take longer than ten seconds
 * are skipped, and all that would begin after two minutes.
 */
async function checkBriefly({ db, now, log }: Parts, checkId: string): Promise<void> {
  const startedAt = now();
  const until = performance.now() + ALL_MS;
  const rules = await readRules();
  const outcomes: [string, Outcome | undefined][] = [];
  for (const rule of rules) {
    outcomes.push([rule.name, performance.now() < until ? await checkRuleBriefly(db, rule, RULE_MS) : undefined]);
  }
  const broken = outcomes.flatMap(([name, outcome]) => (outcome !== undefined && outcome.broken > 0 ? [name] : []));
  const skipped = outcomes.flatMap(([name, outcome]) => (outcome === undefined ? [name] : []));
  if (broken.length > 0) log.error({ broken }, "the books break rules: npm run audit says what");
  const checked = rules.length - skipped.length;
  await noteCheck(db, { checkId, isByShop: true, startedAt, endedAt: now(), rules: checked, broken, skipped });
}

/** Checks the books once a day, unless somebody has done it, for the status page. */
export function checkBooksJob(parts: Parts): Job {
  const beganAt = parts.now().getTime();
  const run = async () => {
    const at = parts.now();
    if (at.getTime() < beganAt + FIRST_AFTER_MS) return;
    const checkId = randomUUIDv7();
    if (await beginCheck(parts.db, checkId, at, new Date(at.getTime() - DAY_MS))) await checkBriefly(parts, checkId);
  };
  return { name: "check-books", everySeconds: 900, run };
}
