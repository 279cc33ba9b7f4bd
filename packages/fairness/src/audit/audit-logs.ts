import type { SignedCheckpoint } from "../log/checkpoint/open-checkpoint.ts";
import { openCheckpoint } from "../log/checkpoint/open-checkpoint.ts";
import type { LogPolicy } from "../log/checkpoint/policy.ts";
import type { LogClient } from "../log/client/log-client.ts";
import { logClient } from "../log/client/log-client.ts";
import { LogFault } from "../log/fault.ts";
import type { ReadLogFile } from "../log/tiles/read.ts";
import type { PlacedLogs } from "../log-proofs/promised-notices.ts";
import { noticeByLeaves } from "../log-proofs/promised-notices.ts";
import type { PlacedStatement } from "../statement/signed-statement.ts";
import { auditRecords } from "./audit-records.ts";
import { auditTerms } from "./audit-terms.ts";
import type { Finding } from "./findings.ts";
import { Findings } from "./findings.ts";
import { DigestedHistory } from "./history/digest.ts";
import { readOtherCopies } from "./history/other-copies.ts";
import { Months } from "./history/months.ts";
import { publishedCheckpoints } from "./history/published.ts";
import { witnessesOf } from "../log/history/witness-time.ts";
import type { KeptCheckpoints } from "./kept-checkpoints.ts";
import { checkNotice, oddsIntervals, watchedUntil } from "./odds-intervals.ts";
import { auditPages } from "./pages/audit-pages.ts";
import { readListedBoxes } from "./pages/listed-boxes.ts";
import type { Visitor } from "./pages/visitor.ts";
import type { AuditedMirror } from "./silences/silences.ts";
import { Silences } from "./silences/silences.ts";
import type { LostStretches } from "./losses/losses.ts";
import type { Voided } from "./tally.ts";
import type { AuditedWitness, ShownLog, Wait } from "./witnesses/witnessed.ts";
import { Witnessed } from "./witnesses/witnessed.ts";

type LogPlace = { readonly read: ReadLogFile; readonly policy: LogPolicy };

export type Audit = {
  readonly terms: LogPlace;
  readonly records: LogPlace;
  readonly endorsers: readonly string[];
  /** Mirrors whose lists of unanswered reveals, and whose copies of the history, are held against the logs. */
  readonly mirrors?: readonly AuditedMirror[];
  /** Witnesses whose checkpoints are held against the shop's, and a function that waits for milliseconds. */
  readonly witnessed?: { readonly witnesses: readonly AuditedWitness[]; readonly wait: Wait } | undefined;
  readonly noticeMinutes: number;
  /** The checkpoints that an earlier audit kept. */
  readonly kept: KeptCheckpoints | undefined;
  readonly now: () => string;
  readonly onProgress: (log: "terms" | "records" | "pages", done: number, of: number) => void;
  /** Visits the shop's pages and compares them with the code on record; undefined if they are not to be looked at. */
  readonly pages?: { readonly visit: Visitor; readonly token: string | undefined } | undefined;
};

export type Audited = {
  readonly findings: readonly Finding[];
  readonly terms: SignedCheckpoint;
  readonly records: SignedCheckpoint;
  readonly readAt: string;
  /** Until when the odds were known at the earlier audit; undefined without an earlier audit. */
  readonly watchedUntil: string | undefined;
  /** The number of opened boxes, and by reason what the voids would have contained. */
  readonly boxes: number;
  readonly voids: ReadonlyMap<string, Voided>;
  /** The lost records, of all, in how many stretches of the log. Undefined without losses. */
  readonly lost: (LostStretches & { readonly of: number }) | undefined;
  readonly months: Months;
  /** The terms of the logs, in the order of the log, and since when each was published, if that can be seen. */
  readonly logs: readonly (PlacedLogs & { readonly since: number | undefined })[];
  /** The newest statement of the shop about itself. */
  readonly statement: PlacedStatement | undefined;
  /** Digests of the histories, which the next audit compares. */
  readonly histories: NonNullable<KeptCheckpoints["histories"]>;
  /** Where the histories begin: leaves that the first checkpoint has are not held against time. */
  readonly begins: Readonly<Record<"terms" | "records", DigestedHistory["first"]>>;
  /** Which witnesses showed no checkpoint of which log, in words. */
  readonly unwitnessed: readonly string[];
  /** False if a log has no witnesses: then nobody can see when its leaves came. */
  readonly hasTimes: boolean;
};

/** Checks that the log continues the kept checkpoint. A fork becomes a finding; every other LogFault is thrown. */
async function checkGrowth(
  client: LogClient,
  { policy }: LogPlace,
  note: string,
  latest: SignedCheckpoint,
  findings: Findings,
): Promise<number> {
  // The witnesses may have changed since. The log's own signature is enough to prove that it published the checkpoint.
  const kept = await openCheckpoint(note, { ...policy, quorum: 0 });
  const problem = await client.requireGrowth(kept, latest).then(
    () => (kept.size > latest.size ? `${policy.log.name} shows an older checkpoint than the kept one` : undefined),
    (error: unknown) => {
      if (error instanceof LogFault && error.kind === "fork") return `${policy.log.name}: ${error.message}`;
      throw error;
    },
  );
  findings.check("grown", problem);
  return kept.size;
}

/** Audits both logs. Throws LogFault if a log can't be read, or does not match its checkpoint. */
export async function auditLogs(audit: Audit): Promise<Audited> {
  const { terms: ofTerms, records: ofRecords, kept, endorsers, noticeMinutes, onProgress } = audit;
  const findings = new Findings();
  const [termsClient, recordsClient] = [ofTerms, ofRecords].map(({ read, policy }) => logClient(read, policy));
  if (termsClient === undefined || recordsClient === undefined) throw new RangeError("There are two logs");
  // The lists are read before the log, so that an answer between the two closes an entry.
  const silences = await Silences.read(audit.mirrors ?? [], ofTerms.policy.log.name);
  const witnessed = await Witnessed.read(audit.witnessed?.witnesses ?? [], [ofTerms.policy, ofRecords.policy]);
  const listed = audit.pages && (await readListedBoxes(audit.pages.visit, audit.now));
  // The records' checkpoint is read first, so that the later terms checkpoint covers everything that records name.
  const records = await recordsClient.checkpoint();
  const terms = await termsClient.checkpoint();
  const readAt = audit.now();
  if (kept !== undefined) await checkGrowth(recordsClient, ofRecords, kept.records, records, findings);
  const keptSize = kept && (await checkGrowth(termsClient, ofTerms, kept.terms, terms, findings));

  const counting = (log: "terms" | "records", of: number) => {
    let done = 0;
    return () => onProgress(log, (done += 1), of);
  };
  const { read } = ofTerms;
  const months = new Months();
  const digests = {
    terms: new DigestedHistory(kept?.histories?.terms),
    records: new DigestedHistory(kept?.histories?.records),
  };
  const hasTimes = [ofTerms, ofRecords].every(({ policy }) => witnessesOf(policy) !== undefined);
  const historyOf = (place: LogPlace, checkpoint: SignedCheckpoint, digested: DigestedHistory) => ({
    published: publishedCheckpoints({ ...place, checkpoint, findings, digested }),
    hasTimes,
    months,
  });
  const others = await readOtherCopies({
    ...ofTerms,
    client: termsClient,
    checkpoint: terms,
    mirrors: audit.mirrors ?? [],
    kept: kept?.terms,
  });
  const found = await auditTerms({
    client: termsClient,
    tree: terms,
    read,
    findings,
    endorsers,
    keptSize,
    noticeMinutes,
    others,
    ...historyOf(ofTerms, terms, digests.terms),
    onLeaf: counting("terms", terms.size),
  });
  if (others.firstSize < (digests.terms.first?.size ?? 0)) {
    findings.ask(
      "restored",
      `the history of the terms log begins later than a mirror's, with ${others.firstSize} leaves`,
    );
  }
  // The notice that the log promised at the earlier audit.
  const keptMinutes = noticeByLeaves(found.logs)(keptSize ?? 0) ?? noticeMinutes;
  if (kept !== undefined) await checkNotice(found, read, { readAt: kept.readAt, noticeMinutes: keptMinutes }, findings);
  const drawn = await auditRecords({
    client: recordsClient,
    tree: records,
    findings,
    tables: found.tables,
    intervals: await oddsIntervals(found, read),
    trees: found.trees,
    silences,
    ...historyOf(ofRecords, records, digests.records),
    onLeaf: counting("records", records.size),
  });
  const shown: readonly ShownLog[] = [
    { client: termsClient, policy: ofTerms.policy, latest: terms },
    { client: recordsClient, policy: ofRecords.policy, latest: records },
  ];
  if (audit.witnessed !== undefined) await witnessed.judge(shown, findings, audit.witnessed.wait);
  if (audit.pages !== undefined && listed !== undefined) {
    const count = (done: number, of: number) => onProgress("pages", done, of);
    await auditPages({ read, terms: found, listed, ...audit.pages, findings, onProgress: count });
  }
  return {
    findings: findings.all(),
    terms,
    records,
    readAt,
    watchedUntil: kept && watchedUntil(kept.readAt, keptMinutes),
    boxes: drawn.tally.boxes,
    voids: drawn.tally.voids,
    lost: drawn.lost && { ...drawn.lost, of: drawn.records },
    months,
    logs: found.logs.map((placed) => ({
      ...placed,
      since: found.trees.find(({ size }) => size > placed.index)?.from,
    })),
    statement: found.statement,
    histories: { terms: digests.terms.digest, records: digests.records.digest },
    begins: { terms: digests.terms.first, records: digests.records.first },
    unwitnessed: witnessed.unseen,
    hasTimes,
  };
}
