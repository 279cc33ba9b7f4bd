import {
  boxTree,
  type ClientLeaf,
  type KeyLeaf,
  type LogsLeaf,
  type OddsLeaf,
  parseStatement,
  statementDay,
  type StatementLeaf,
  termsLog,
  type TermsLogLeaf,
} from "@trove/fairness/log";
import { parseOddsTable } from "@trove/fairness";
import type { BoxList, TermsLeaf } from "../../../command/functions.generated.ts";
import { boxLines } from "./box-lines.ts";
import { type AuditHead, auditLeaf } from "./audit-head.ts";
import { logsHash } from "./logs-on-record.ts";
import type { Schedule } from "./plan-terms.ts";

/** Leaves that are added to the terms log together, and the rows that the database stores about them. */
export type TermsBatch = { entries: Uint8Array[]; leaves: TermsLeaf[]; lists: BoxList[] };

export function oddsLeaf(oddsTable: string): OddsLeaf {
  return { kind: "odds", table: parseOddsTable(oddsTable) };
}

/** The name by which the database knows a statement: its day, because the log takes one a day. */
export const statementName = ({ text }: Pick<StatementLeaf, "text">): string => statementDay(parseStatement(text));

/** The news that a batch adds to the log. */
export type TermsNews = {
  heads: readonly AuditHead[];
  odds: readonly { oddsHash: string; oddsTable: string }[];
  keys: readonly KeyLeaf[];
  clients: readonly ClientLeaf[];
  logs: readonly LogsLeaf[];
  statements: readonly StatementLeaf[];
  schedule: Schedule;
};

/**
 * Builds a batch in this order: the audit log's head, new odds, new keys, the pages' code, the terms of the
 * logs, the shop's statement, and the whole schedule.
 * - The schedule is repeated even if parts of it are in the log. Every offer contains all leaves from the terms in
 *   force to the log's end, so there should be few leaves in between.
 */
export function termsBatch(size: number, news: TermsNews): TermsBatch {
  const { heads, odds, keys, clients, logs, statements, schedule } = news;
  const terms = schedule.map(({ validFrom, boxes }) => {
    const { count, root } = boxTree(boxes);
    const leaf = { kind: "terms", validFrom, count, root } as const;
    return { kind: leaf.kind, name: root, leaf, lines: boxLines(boxes) };
  });
  const named: { kind: string; name: string; leaf: TermsLogLeaf }[] = [
    ...heads.map((head, place) => ({ kind: "audit", name: head.hash, leaf: auditLeaf(head, size + place) })),
    ...odds.map(({ oddsHash, oddsTable }) => ({ kind: "odds", name: oddsHash, leaf: oddsLeaf(oddsTable) })),
    ...keys.map((leaf) => ({ kind: leaf.kind, name: leaf.keyId, leaf })),
    ...clients.map((leaf) => ({ kind: leaf.kind, name: leaf.manifest, leaf })),
    ...logs.map((leaf) => ({ kind: leaf.kind, name: logsHash(leaf), leaf })),
    ...statements.map((leaf) => ({ kind: leaf.kind, name: statementName(leaf), leaf })),
    ...terms,
  ];
  return {
    entries: named.map(({ leaf }) => termsLog.write(leaf)),
    leaves: named.map(({ kind, name, leaf }, index) => {
      const validFrom = leaf.kind === "terms" ? new Date(leaf.validFrom) : null;
      return { logIndex: size + index, kind, name, validFrom };
    }),
    lists: terms.map(({ name, lines }) => ({ root: name, lines })),
  };
}
