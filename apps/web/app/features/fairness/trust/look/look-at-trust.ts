import {
  CHECKPOINT_PATH,
  freshOf,
  LogFault,
  type LogPolicy,
  MAX_NOTE_LENGTH,
  timeOf,
  witnessesOf,
} from "@trove/fairness/log";
import type { LogName, LogsTerms, OddsTable } from "@trove/fairness";
import { keysOf, readShop } from "../../kept/kept-shop.ts";
import { knownLogs } from "../../logs/known-logs.ts";
import { policyOf } from "../../logs/log-policies.ts";
import { knownShop, meetShop } from "../../logs/meet-shop.ts";
import { type LogView, viewLog } from "../../logs/prove-leaf.ts";
import { watchLog } from "../../logs/watch-log.ts";
import type { BrowserParts } from "../../opening/browser-parts.ts";
import { realBrowserParts } from "../../opening/real-browser-parts.ts";
import { Unable } from "../../opening/unable.ts";
import { httpShop } from "../../shop/http-shop.ts";
import { checkFrom } from "./check-records.ts";
import { lookAtMirror } from "./look-at-mirror.ts";
import { LoggedOddsTables } from "./logged-odds.ts";
import { readNewest } from "./newest-terms.ts";
import { isSignedByAny, newestStatement } from "./read-statement.ts";
import type { SignedLog, TermsFacts, ShowTrust, Unread } from "./trust-view.ts";

/** How many of the newest entries of the records log are recomputed without being asked. */
export const MOST_AT_FIRST = 1_024;

/** A look at the shop that is under way. */
type Look = {
  readonly show: ShowTrust;
  readonly signal: AbortSignal;
  /** Undefined if this browser can't store data. */
  readonly parts: BrowserParts | undefined;
  readonly logs: LogsTerms;
};

async function storage(): Promise<BrowserParts | undefined> {
  try {
    return await realBrowserParts();
  } catch (error) {
    if (error instanceof Unable) return undefined;
    throw error;
  }
}

/** The result, or the fault for which a log could not be read. */
async function orFault<T>(task: () => Promise<T>): Promise<T | Unread> {
  try {
    return await task();
  } catch (error) {
    if (error instanceof LogFault) return { fault: error.kind };
    throw error;
  }
}

function policyFor({ logs }: Look, name: LogName): LogPolicy {
  const policy = policyOf(logs, name);
  if (policy === undefined) throw new LogFault("malformed", `The shop names no valid key of its ${name} log`);
  return policy;
}

/** Opens a log, and compares it with what this browser has seen of it. Throws LogFault. */
async function openLog(look: Look, name: LogName): Promise<LogView> {
  const watched = look.parts && (await watchLog(name, look.parts));
  return watched ?? viewLog(httpShop.log(name), policyFor(look, name));
}

async function isForked({ parts }: Look, name: LogName): Promise<boolean> {
  if (parts === undefined) return false;
  const { incidents } = await readShop(parts.kept);
  return incidents.some((incident) => incident.kind === "Fork" && incident.log === name);
}

async function signedLog(look: Look, { policy, checkpoint }: LogView): Promise<SignedLog> {
  const needed = witnessesOf(policy);
  return {
    size: checkpoint.size,
    witnesses: checkpoint.cosignatures.map(({ name }) => name),
    signedAt: timeOf(needed, checkpoint),
    signedAgainAt: freshOf(needed, checkpoint),
    isForked: await isForked(look, "records"),
  };
}

/** The public keys that count for this browser. Asks the shop for new ones if none has signed the text. */
async function isOfShop(look: Look, text: string, signature: string): Promise<boolean> {
  const { parts } = look;
  if (parts === undefined) {
    const { keys } = await httpShop.keys();
    return isSignedByAny(
      keys.map(({ publicKey }) => publicKey),
      text,
      signature,
    );
  }
  if (await isSignedByAny(await keysOf(await knownShop(parts)), text, signature)) return true;
  return isSignedByAny(await keysOf(await meetShop(parts)), text, signature);
}

async function readTerms(look: Look, view: LogView, odds: LoggedOddsTables): Promise<TermsFacts> {
  const now = Date.now();
  const { leaves, inForce } = await readNewest(view, odds, new Date(now).toISOString());
  const tables = new Map<string, OddsTable>();
  for (const { boxId, oddsHash } of inForce?.boxes ?? []) {
    const found = await odds.find(oddsHash);
    if (found !== undefined) tables.set(boxId, found.table);
  }
  const statement = await newestStatement(leaves, (text, signature) => isOfShop(look, text, signature), now);
  const isOther = await isForked(look, "terms");
  const unread = look.parts && (await readShop(look.parts.kept)).logsUnread;
  return { inForce, tables, statement, noticeMinutes: look.logs.oddsNoticeMinutes, unread, isForked: isOther };
}

async function lookAtRecords(look: Look, odds: Promise<LoggedOddsTables>, isAll: boolean): Promise<void> {
  const { show } = look;
  // A new shop's log has no checkpoint for some seconds. That is no fault, unless this browser has seen one.
  if ((await httpShop.log("records")(CHECKPOINT_PATH, MAX_NOTE_LENGTH)) === undefined) {
    const seen = look.parts && (await readShop(look.parts.kept)).checkpoints.records[0];
    return show({ records: seen === undefined ? "Empty" : { fault: "unavailable" } });
  }
  const view = await openLog(look, "records");
  if (view.checkpoint.size === 0) return show({ records: "Empty" });
  show({ records: await signedLog(look, view) });
  const { size } = view.checkpoint;
  const checked = await orFault(async () => {
    await checkFrom(isAll ? 0 : Math.max(0, size - MOST_AT_FIRST), view, await odds, look);
    return undefined;
  });
  if (checked !== undefined) show({ checked });
}

async function lookAtTerms(look: Look): Promise<LoggedOddsTables> {
  const view = await openLog(look, "terms");
  const odds = new LoggedOddsTables(view);
  look.show({ terms: await readTerms(look, view, odds) });
  return odds;
}

async function lookAtMirrors({ logs, show }: Look): Promise<void> {
  const [terms = ""] = logs.terms.split("+");
  const [records = ""] = logs.records.split("+");
  show({ mirrors: await Promise.all((logs.mirrors ?? []).map((url) => lookAtMirror(url, { terms, records }))) });
}

/**
 * Computes in this browser what the public logs say of the shop, and shows each part when it is there. Recomputes the
 * newest entries of the records log, or all. Ends early when the signal says so. Throws ApiError.
 */
export async function lookAtTrust(show: ShowTrust, signal: AbortSignal, isAll = false): Promise<void> {
  const parts = await storage();
  const logs = await knownLogs();
  const shown: ShowTrust = (part) => {
    if (!signal.aborted || part.checked !== undefined) show(part);
  };
  const look: Look = { show: shown, signal, parts, logs };
  if (parts !== undefined) shown({ lastAudit: (await readShop(parts.kept)).audit });
  const terms = lookAtTerms(look);
  const ofTerms = orFault(() => terms);
  const faults = await Promise.all([
    ofTerms,
    orFault(() => lookAtRecords(look, terms, isAll)),
    isAll ? undefined : lookAtMirrors(look),
  ]);
  const [termsFault, recordsFault] = faults;
  if ("fault" in termsFault) shown({ terms: termsFault });
  if (recordsFault !== undefined) shown({ records: recordsFault });
}
