import { asVersion2, type LogsTerms, logsTermsOf, logsText, trustedKeys, verifySignature } from "@trove/fairness";
import type { LogsLeaf } from "@trove/fairness/log";
import { changeShop, readShop } from "../kept/kept-shop.ts";
import type { KeptShop } from "../kept/kept-records.ts";
import type { BrowserParts } from "../opening/browser-parts.ts";
import type { PublishedKeys } from "../shop/shop.ts";
import { policyOf } from "./log-policies.ts";
import { isInLog } from "./published-logs.ts";

type Sources = Pick<BrowserParts, "kept" | "shop">;

/** A leaf `logs` with its place in the terms log, and the terms that it publishes. */
export type PlacedLogs = { readonly index: number; readonly leaf: LogsLeaf; readonly logs: LogsTerms };

/** The text that keys sign to vouch for the terms; undefined if a key of a log or witness is invalid. */
function soundText(logs: LogsTerms): string | undefined {
  if (policyOf(logs, "terms") === undefined || policyOf(logs, "records") === undefined) return undefined;
  try {
    return logsText(logs);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

async function trustedSignature(text: string, signatures: readonly string[], { keys, pinned }: KeptShop) {
  for (const key of await trustedKeys(keys, pinned)) {
    for (const signature of signatures) if (await verifySignature(text, signature, key)) return signature;
  }
  return undefined;
}

const isOfSameLogs = (one: LogsTerms, other: LogsTerms) => one.terms === other.terms && one.records === other.records;

/** Terms of version 3 that promise the same as the ones of version 2 before them are no change to tell anybody. */
const isSamePromise = (before: LogsTerms, after: LogsTerms) =>
  before.policy === undefined && logsText(before) === logsText(asVersion2(after));

type Found = { readonly logs: LogsTerms; readonly signature: string; readonly at?: number | undefined };

/**
 * Stores other terms of the logs, and an incident that tells the person of the change. `isFirst`: the person has not
 * relied on the terms before, so there is nothing to tell.
 */
function keepLogs({ kept }: Pick<Sources, "kept">, { logs, signature, at }: Found, isFirst = false): Promise<KeptShop> {
  return changeShop(kept, ({ logs: before, logsAt, earlierLogs, incidents }) => {
    // Another tab may have stored the change, or a later one, meanwhile.
    if (before === undefined || (at ?? -1) < (logsAt ?? -1)) return {};
    const place = at === undefined ? {} : { logsAt: at };
    if (logsText(before) === logsText(logs)) return place;
    const changed = { kind: "Changed", before, after: logs, signature, isSetAside: false } as const;
    const told = isFirst || isSamePromise(before, logs) ? incidents : [...incidents, changed];
    return { logs, ...place, earlierLogs: [...earlierLogs, before], incidents: told };
  });
}

/**
 * Accepts terms of version 3 if a trusted key has signed them, and the terms log has published them for everybody, at
 * no earlier place than those that are known. Undefined if they don't count.
 */
async function learnPublished(published: PublishedKeys, sources: Sources, known: KeptShop) {
  const { logs, logsIndex: at, policySignatures } = published;
  const text = soundText(logs);
  if (text === undefined || logs.policy === undefined || at === null || known.logs === undefined) return undefined;
  if (!isOfSameLogs(logs, known.logs) || at < (known.logsAt ?? -1)) return undefined;
  if (logsText(known.logs) === text) return known;
  const signature = await trustedSignature(text, policySignatures, known);
  if (signature === undefined || !(await isInLog({ ...logs, policy: logs.policy }, at, sources))) return undefined;
  return keepLogs(sources, { logs, signature, at });
}

/** The terms of a leaf; undefined if it can't be read, or they are of other logs than the known ones. */
export function termsIn(leaf: LogsLeaf, known: LogsTerms | undefined): LogsTerms | undefined {
  try {
    const logs = logsTermsOf(leaf);
    return known !== undefined && isOfSameLogs(logs, known) ? logs : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/**
 * Accepts the terms of a later leaf, which this browser has read in the terms log as its known witnesses have signed
 * it: the shop may go on stating earlier ones. False if too few of the leaf's own witnesses have signed so far.
 */
async function learnLeaf({ index: at, leaf, logs }: PlacedLogs, sources: Sources, isFirst: boolean): Promise<boolean> {
  const { logs: known, logsAt = -1 } = await readShop(sources.kept);
  if (known === undefined || at <= logsAt) return true;
  const isKnown = logsText(known) === logsText(logs);
  if (!isKnown && !(await isInLog({ ...logs, policy: leaf.policy }, at, sources))) return false;
  await keepLogs(sources, { logs, signature: "", at }, isFirst);
  return true;
}

export type LastLearned = {
  /** True if the terms of one of the leaves are known now: then no earlier leaf matters. */
  readonly isKnown: boolean;
  /** The index of the first later leaf whose witnesses may still sign; undefined without one. */
  readonly waiting: number | undefined;
};

/**
 * Accepts the terms of the last of these leaves that counts. Leaves that don't count must not hide the ones before
 * them. Each leaf that does not count costs about ten requests, so the caller bounds their number.
 */
export async function learnLast(
  inLogOrder: readonly PlacedLogs[],
  sources: Sources,
  isFirst: boolean,
): Promise<LastLearned> {
  let waiting: number | undefined;
  for (const placed of inLogOrder.toReversed()) {
    if (await learnLeaf(placed, sources, isFirst)) return { isKnown: true, waiting };
    waiting = placed.index;
  }
  return { isKnown: false, waiting };
}

/**
 * Pins the logs' keys and witnesses at the first visit. Later, accepts other terms of the logs if a trusted key has
 * signed them, and stores an incident. Those of version 3 must be in the terms log; after them, none of version 2
 * counts. Never accepts other log keys, because they would mean another log.
 */
export async function learnLogs(published: PublishedKeys, sources: Sources): Promise<KeptShop> {
  const { kept } = sources;
  const known = await readShop(kept);
  const logs = asVersion2(published.logs);
  const text = soundText(logs);
  if (known.logs === undefined || known.pinned.length === 0) {
    if (text === undefined) return known;
    return changeShop(kept, (shop) => (shop.pinned.length === 0 ? { logs } : {}));
  }
  const learned = await learnPublished(published, sources, known);
  if (learned !== undefined) return learned;
  if (text === undefined || known.logs.policy !== undefined || !isOfSameLogs(logs, known.logs)) return known;
  if (logsText(known.logs) === text) return known;
  const signature = await trustedSignature(text, published.logsSignatures, known);
  return signature === undefined ? known : keepLogs(sources, { logs, signature });
}
