import type { Connection, Transaction } from "../database/connection.ts";
import { checkRule, inSnapshot, type Outcome } from "./audit.store.ts";
import { readRules, type Rule } from "./rules.ts";

/** A few connections are enough, because PostgreSQL runs each query in several processes. */
export const AUDIT_CONNECTIONS = 4;

export type Finding = Pick<Rule, "name" | "sentence"> & Outcome;

/** Called when a rule's check begins and ends. On a large database, a rule takes minutes. */
export type Progress = { begins(rule: Rule): void; ends(finding: Finding): void };

const silent: Progress = { begins: () => {}, ends: () => {} };

/**
 * Checks the rules on the data that the transaction sees. Returns one finding per rule, whether or not it is broken.
 */
export async function checkRules(tx: Transaction, rules: Iterable<Rule>, progress = silent): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const rule of rules) {
    progress.begins(rule);
    const finding = { name: rule.name, sentence: rule.sentence, ...(await checkRule(tx, rule.query)) };
    progress.ends(finding);
    findings.push(finding);
  }
  return findings;
}

/**
 * Checks every rule on one snapshot of the database, over several connections at once. Changes nothing. Returns the
 * findings in the order of the rules.
 */
export async function auditBooks(db: Connection, connections: number, progress = silent): Promise<Finding[]> {
  // All connections share this iterator, so each takes the next rule when it has finished one.
  const rules = (await readRules()).values();
  const findings = await inSnapshot(db, connections, (tx) => checkRules(tx, rules, progress));
  return findings.flat().toSorted((a, b) => (a.name < b.name ? -1 : 1));
}
