import { setTimeout as pause } from "node:timers/promises";
import type { LogsLeaf, StatementLeaf } from "@trove/fairness/log";
import { announceCatalogueChange } from "../../../database/catalogue-changes.ts";
import type { Connection } from "../../../database/connection.ts";
import { beginVersions, readOddsTables, readTermsHead, readWantedOdds } from "../../lootboxes/index.ts";
import { publishCheckpoint } from "../checkpoints/publish-checkpoint.ts";
import type { CheckpointParts } from "../parts.ts";
import { readNewestTime } from "../records/records.store.ts";
import { growStoredLog } from "../storage/grow-stored-log.ts";
import { readLog } from "../storage/logs.store.ts";
import type { AuditHead } from "./audit-head.ts";
import { missingClients, type ServedCode } from "./code-on-record.ts";
import { keepsNotice } from "./keeps-notice.ts";
import { missingLogs, noticeInForce } from "./logs-on-record.ts";
import { keyLeaves, type ShopKeys } from "./key-leaf.ts";
import { isSameList, nextSchedule, type Schedule } from "./plan-terms.ts";
import { appendTerms, databaseTime, findLogged, readTermsFrom } from "./terms.store.ts";
import { statementName, termsBatch } from "./terms-batch.ts";

export type TermsParts = CheckpointParts & {
  keys: ShopKeys;
  noticeMinutes: number;
  /** Reads the head of the operators' audit log that should be published; undefined before the first one. */
  auditHead: () => Promise<AuditHead | undefined>;
  /** The code that browsers get of this process, until it is on record; undefined if there is no build. */
  code?: ServedCode | undefined;
  /** The witnesses' time, if a change would have come without its notice by it. */
  witnessed?: Date | undefined;
  /** The terms of the logs that this process has signed, until they are on record. */
  logs?: LogsLeaf | undefined;
  /** The shop's statement of the day, until it is in the log. */
  statement?: StatementLeaf | undefined;
};

/** Maximum number of tables per batch. A table has up to 64 KB. More new tables are split over several batches. */
const MOST_TABLES = 200;
const ATTEMPTS = 100;
/** How often changes are planned anew in one run, because they come too early by the witnesses' time. */
const PLANS = 3;

/**
 * Plans the schedule that the end of the log should have, and checks if it is there already. If proofs would get too
 * long with it, the plan waits: it is what the log has published.
 */
async function planned({ db, noticeMinutes, witnessed, log }: TermsParts) {
  const { now } = await readTermsHead(db);
  const { tree, checkpointSize } = await readLog(db, "terms");
  const noticeAgo = new Date(now.getTime() - noticeMinutes * 60_000);
  const [published, stored, wanted] = await Promise.all([
    readTermsFrom(db, noticeAgo, checkpointSize),
    readTermsFrom(db, noticeAgo, tree.size),
    readWantedOdds(db),
  ]);
  const since = new Date(Math.min(now.getTime(), ...wanted.map(({ publishedAt }) => publishedAt.getTime())));
  const isBegun = published.length > 0 || wanted.length > 0;
  if (!isBegun) return { plan: [], isStored: true, stored, now };
  // Without notice, a change that waited for its time would hold up everything.
  const isChange = noticeMinutes > 0 && !isSameList(published.at(-1)?.boxes ?? [], wanted);
  const recorded = isChange ? await readNewestTime(db) : undefined;
  const next = nextSchedule({ published, wanted, now, witnessed, recorded, noticeMinutes, since }, stored);
  if (next.isWaiting) {
    log.warn({ terms: stored.length }, "changes of odds wait, because too many were published within the notice");
  }
  return { plan: next.plan, isStored: next.isStored, stored, now };
}

async function missingTables(db: Connection, plan: Schedule) {
  const odds = new Map(plan.flatMap(({ boxes }) => boxes).map((box) => [box.oddsHash, box]));
  const logged = await findLogged(db, "odds", [...odds.keys()]);
  const missing = [...odds.values()].filter(({ oddsHash }) => !logged.has(oddsHash));
  return readOddsTables(db, missing);
}

async function missingKeys(db: Connection, keys: ShopKeys) {
  const leaves = keyLeaves(keys);
  const logged = await findLogged(
    db,
    "key",
    leaves.map(({ keyId }) => keyId),
  );
  return leaves.filter(({ keyId }) => !logged.has(keyId));
}

async function missingHeads({ db, auditHead }: TermsParts): Promise<AuditHead[]> {
  const head = await auditHead();
  const isMissing = head !== undefined && (await findLogged(db, "audit", [head.hash])).size === 0;
  return isMissing ? [head] : [];
}

async function missingStatements({ db, statement }: TermsParts): Promise<StatementLeaf[]> {
  if (statement === undefined) return [];
  const name = statementName(statement);
  return (await findLogged(db, "statement", [name])).has(name) ? [] : [statement];
}

/**
 * Adds one batch of missing entries to the log. Returns true if none was missing. If another process adds at the same
 * time, or if the planned times have passed meanwhile, the next call adds the rest.
 */
async function addMissing(parts: TermsParts): Promise<boolean> {
  const { db } = parts;
  const { tree } = await readLog(db, "terms");
  const { plan, isStored, stored, now } = await planned(parts);
  const [heads, tables, keys, clients, logs, stated] = await Promise.all([
    missingHeads(parts),
    missingTables(db, plan),
    missingKeys(db, parts.keys),
    missingClients(db, parts.code),
    missingLogs(db, parts.logs, { schedule: [...stored, ...plan], now }),
    missingStatements(parts),
  ]);
  // Every batch ends with the schedule. Before the first one, a statement waits.
  const statements = plan.length === 0 ? [] : stated;
  const missing = [heads, tables, keys, clients, logs, statements];
  if (isStored && missing.every(({ length }) => length === 0)) return true;
  const isLast = tables.length <= MOST_TABLES;
  const odds = tables.slice(0, MOST_TABLES);
  const { entries, leaves, lists } = termsBatch(tree.size, {
    heads,
    odds,
    keys,
    clients,
    logs,
    statements,
    schedule: isLast ? plan : [],
  });
  await appendTerms(db, await growStoredLog(db, "terms", tree, entries), leaves, lists);
  return false;
}

async function addAllMissing(parts: TermsParts): Promise<void> {
  let attempts = 0;
  while (!(await addMissing(parts))) {
    attempts += 1;
    if (attempts > ATTEMPTS) throw new Error("the terms log does not come to rest");
  }
}

/** True if every change that is not published yet would keep its notice by the witnesses' time. */
async function keepsNoticeBy({ db, noticeMinutes, log }: TermsParts, since: Date): Promise<boolean> {
  if (noticeMinutes === 0) return true;
  const [{ now }, { tree, checkpointSize }] = await Promise.all([readTermsHead(db), readLog(db, "terms")]);
  // The shop's clock may be behind: then its changes lie in the past of the witnesses.
  const noticeAgo = new Date(Math.min(now.getTime(), since.getTime()) - noticeMinutes * 60_000);
  const [published, stored] = await Promise.all([
    readTermsFrom(db, noticeAgo, checkpointSize),
    readTermsFrom(db, noticeAgo, tree.size),
  ]);
  if (published.length === 0 || keepsNotice(published, stored, since, noticeMinutes)) return true;
  log.warn({ size: tree.size, since }, "by the witnesses' time a change would come without its notice: planned anew");
  return false;
}

/**
 * Adds what the log lacks, and publishes it. A change that would come without its notice by the witnesses' time is
 * planned anew from that time, so it never stands in a published checkpoint. Returns true if it has published.
 */
async function publishMissing(parts: TermsParts): Promise<boolean> {
  let witnessed: Date | undefined;
  for (let plan = 0; plan < PLANS; plan += 1) {
    await addAllMissing({ ...parts, witnessed });
    let early: Date | undefined;
    const mayPublish = async (since: Date) => {
      if (await keepsNoticeBy(parts, since)) return true;
      early = since;
      return false;
    };
    const isPublished = await publishCheckpoint(parts, "terms", mayPublish);
    if (isPublished || early === undefined) return isPublished;
    witnessed = early;
  }
  return false;
}

/** Waits until all published terms are in force. */
async function untilInForce({ db }: TermsParts): Promise<void> {
  const { checkpointSize } = await readLog(db, "terms");
  const now = await databaseTime(db);
  const last = (await readTermsFrom(db, now, checkpointSize)).at(-1);
  await pause(Math.max(0, Date.parse(last?.validFrom ?? now.toISOString()) - now.getTime()));
}

/** Gives boxes the odds that are now in force by the published log. Returns true if any box has changed. */
export async function beginWhatIsInForce(db: Connection): Promise<boolean> {
  const { tree, now } = await readTermsHead(db);
  const [inForce] = await readTermsFrom(db, now, tree.size);
  return inForce !== undefined && inForce.validFrom <= now.toISOString() && (await beginVersions(db, inForce)) > 0;
}

/**
 * Adds what the terms log lacks of the catalogue, the shop's keys and the pages' code, publishes its checkpoint, and
 * gives boxes the odds that are now in force.
 * - Without notice, first waits until the new odds are in force.
 * - Notifies all processes of changes.
 * - Does nothing, and returns false, while entries of the log are lost.
 */
export async function sequenceTerms(own: TermsParts): Promise<boolean> {
  if ((await readLog(own.db, "terms")).isBehind) return false;
  const parts = { ...own, noticeMinutes: await noticeInForce(own.db, own.noticeMinutes) };
  const isPublished = await publishMissing(parts);
  if (isPublished && parts.noticeMinutes === 0) await untilInForce(parts);
  // One transaction: otherwise a process could show a cached box that can no longer be opened as shown.
  await parts.db.transaction().execute(async (tx) => {
    const hasBegun = await beginWhatIsInForce(tx);
    if (isPublished || hasBegun) await announceCatalogueChange(tx);
  });
  return true;
}
