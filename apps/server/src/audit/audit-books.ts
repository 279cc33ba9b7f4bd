import type { Connection, Transaction } from "../database/connection.ts";
import { checkRule, inSnapshot, MOST_SHOWN, type Outcome, readChanged, readRanges, readSpread } from "./audit.store.ts";
import { type People, queryOf, readSpreadTables } from "./people.ts";
import { readRules, type Rule } from "./rules.ts";

/** A few connections are enough, because PostgreSQL runs each query in several processes. */
export const AUDIT_CONNECTIONS = 4;

export type Finding = Pick<Rule, "name" | "sentence"> & Outcome;

/** One rule for one part of the people. */
type Task = { rule: Rule; people: People };

/**
 * Called when a rule's check begins and ends. On a large database, a rule takes minutes. `done` of `all` checks have
 * ended.
 */
export type Progress = { begins(rule: Rule): void; ends(finding: Finding, done: number, all: number): void };

const silent: Progress = { begins: () => {}, ends: () => {} };

/**
 * Limits an audit. `parts` divides the people into ranges that are checked at the same time. `since` looks only at
 * people whose rows changed after this time, with the rules that hold for each person.
 */
export type Scope = { parts?: number; since?: Date };

async function tasksOf(tx: Transaction, rules: readonly Rule[], { parts = 1, since }: Scope): Promise<Task[]> {
  const ranges: People[] =
    since === undefined
      ? parts === 1
        ? ["all"]
        : await readRanges(tx, parts)
      : [{ ids: await readChanged(tx, since) }];
  return rules.flatMap((rule): Task[] => {
    if (!rule.isAboutEverybody) return ranges.map((people) => ({ rule, people }));
    return since === undefined ? [{ rule, people: "all" }] : [];
  });
}

/** Adds up what was found in the parts of each rule. */
function merge(findings: readonly Finding[]): Finding[] {
  const merged = new Map<string, Finding>();
  for (const finding of findings) {
    const { checked = 0, broken = 0, problems = [] } = merged.get(finding.name) ?? {};
    merged.set(finding.name, {
      ...finding,
      checked: checked + finding.checked,
      broken: broken + finding.broken,
      problems: [...problems, ...finding.problems].toSorted().slice(0, MOST_SHOWN),
    });
  }
  return [...merged.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/** Checks rules on the data that the transactions see. Each takes the next task when it has finished one. */
async function checkTasks(
  transactions: readonly Transaction[],
  tasks: readonly Task[],
  progress: Progress,
): Promise<Finding[]> {
  const tables = await readSpreadTables();
  const areSpread = await Promise.all(transactions.map(readSpread));
  const isCluster = areSpread.includes(true);
  const waiting = tasks.values();
  const findings: Finding[] = [];
  const work = async (tx: Transaction) => {
    for (const { rule, people } of waiting) {
      progress.begins(rule);
      const finding = {
        name: rule.name,
        sentence: rule.sentence,
        ...(await checkRule(tx, queryOf(rule.query, tables, people, isCluster && rule.needsCopies))),
      };
      findings.push(finding);
      progress.ends(finding, findings.length, tasks.length);
    }
  };
  await Promise.all(transactions.map(work));
  return merge(findings);
}

/**
 * Checks the rules on the data that the transaction sees. Returns one finding per rule, whether or not it is broken.
 */
export async function checkRules(tx: Transaction, rules: readonly Rule[], scope: Scope = {}): Promise<Finding[]> {
  return checkTasks([tx], await tasksOf(tx, rules, scope), silent);
}

/**
 * Checks every rule on one snapshot of the database, over several connections at once. Changes nothing. Returns the
 * findings in the order of the rules.
 */
export async function auditBooks(
  db: Connection,
  connections: number,
  { progress = silent, ...scope }: Scope & { progress?: Progress } = {},
): Promise<Finding[]> {
  const rules = await readRules();
  return inSnapshot(db, connections, async (transactions) => {
    const [tx] = transactions;
    return tx === undefined ? [] : checkTasks(transactions, await tasksOf(tx, rules, scope), progress);
  });
}
