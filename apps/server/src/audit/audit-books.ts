import type { Connection, Transaction } from "../database/connection.ts";
import { checkRule, inSnapshot, type Outcome } from "./audit.store.ts";
import { readRules, type Rule } from "./rules.ts";

export type Finding = Pick<Rule, "name" | "sentence"> & Outcome;

/** Checks every rule on what the transaction sees. Returns one finding per rule, broken or not. */
export async function checkRules(tx: Transaction): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { name, sentence, query } of await readRules()) {
    findings.push({ name, sentence, ...(await checkRule(tx, query)) });
  }
  return findings;
}

/** Checks every rule on one snapshot of the database. Reads only. */
export function auditBooks(db: Connection): Promise<Finding[]> {
  return inSnapshot(db, checkRules);
}
