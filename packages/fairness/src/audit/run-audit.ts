import { join } from "node:path";
import { LogFault } from "../log/fault.ts";
import type { Command } from "./arguments.ts";
import type { Audited } from "./audit-logs.ts";
import { auditLogs } from "./audit-logs.ts";
import { readKeptCheckpoints, writeKeptCheckpoints } from "./kept-checkpoints.ts";
import { reportOf } from "./report.ts";
import { visitorOf } from "./pages/visitor.ts";
import { copyingLog, isAddress, openLog, openServer } from "./sources.ts";
import type { AuditedWitness, Wait } from "./witnesses/witnessed.ts";

export const HOLDS = 0;
export const BROKEN = 1;
export const COULD_NOT_LOOK = 2;
export const ASKS = 3;

type Surroundings = {
  readonly now: () => string;
  readonly wait: Wait;
  readonly onProgress: (log: string, done: number, of: number) => void;
};

/** Faults of other kinds prove nothing against the shop: it may be offline, or a proxy may have interfered. */
const isAgainstShop = ({ kind }: LogFault) => kind === "fork" || kind === "mismatch";

type AuditCommand = Extract<Command, { readonly kind: "audit" }>;

/** The witnesses of the policy that have an address. A copy in a folder is rightly older than what they have signed. */
function witnessesOf({ place, terms: { quorum } }: AuditCommand): readonly AuditedWitness[] {
  if (typeof quorum === "number" || !isAddress(place)) return [];
  return quorum.witnesses.flatMap(({ key, url }) =>
    url === undefined ? [] : [{ key, read: openServer(url.replace(/\/$/u, "")) }],
  );
}

/**
 * Runs the audit that the command asks for. Saves copies and checkpoints where the command says. Returns the report and
 * the exit code.
 */
export async function runAudit(
  command: AuditCommand,
  { now, wait, onProgress }: Surroundings,
): Promise<{ report: string; exitCode: number }> {
  const { place, copy, kept: keptPath, endorsers, noticeMinutes, mirrors, hasPages, token } = command;
  const sourceOf = (log: "terms" | "records") => {
    const read = openLog(place, log);
    return copy === undefined ? { read, keep: async () => {} } : copyingLog(read, join(copy, log));
  };
  const sources = { terms: sourceOf("terms"), records: sourceOf("records") };
  const kept = keptPath === undefined ? undefined : await readKeptCheckpoints(keptPath);
  try {
    const audited: Audited = await auditLogs({
      terms: { read: sources.terms.read, policy: command.terms },
      records: { read: sources.records.read, policy: command.records },
      endorsers,
      mirrors: mirrors.map(({ key, url }) => ({ key, read: openServer(url) })),
      noticeMinutes,
      kept,
      witnessed: { witnesses: witnessesOf(command), wait },
      now,
      onProgress,
      pages: hasPages ? { visit: visitorOf(place, fetch), token } : undefined,
    });
    const { findings, terms, records, readAt, histories } = audited;
    await sources.terms.keep(terms.note);
    await sources.records.keep(records.note);
    const isSound = findings.every(({ broken }) => broken === 0);
    // If the log fails the audit, the earlier checkpoints stay, so that the next audit compares it with these again.
    if (keptPath !== undefined && isSound) {
      await writeKeptCheckpoints(keptPath, { terms: terms.note, records: records.note, readAt, histories });
    }
    const isAsking = findings.some(({ asked }) => asked > 0);
    const holds = isAsking ? ASKS : HOLDS;
    return { report: reportOf(audited), exitCode: isSound ? holds : BROKEN };
  } catch (error) {
    if (!(error instanceof LogFault)) throw error;
    const exitCode = isAgainstShop(error) ? BROKEN : COULD_NOT_LOOK;
    return { report: `${error.kind}: ${error.message}\n`, exitCode };
  }
}
