import { asVersion2, type LogsTerms, logsText, trustedKeys, verifySignature } from "@trove/fairness";
import { changeShop, readShop } from "../kept/kept-shop.ts";
import type { KeptShop } from "../kept/kept-records.ts";
import type { Around } from "../opening/around.ts";
import type { PublishedKeys } from "../shop/shop.ts";
import { policyOf } from "./log-policies.ts";
import { isInLog } from "./published-logs.ts";

type Sources = Pick<Around, "kept" | "shop">;

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

/** Stores other terms of the logs, and an incident that tells the person of the change. */
function keepLogs({ kept }: Pick<Sources, "kept">, logs: LogsTerms, signature: string): Promise<KeptShop> {
  return changeShop(kept, ({ logs: before, earlierLogs, incidents }) => {
    // Another tab may have stored the change meanwhile.
    if (before === undefined || logsText(before) === logsText(logs)) return {};
    const changed = { kind: "Changed", before, after: logs, signature, isSetAside: false } as const;
    const told = isSamePromise(before, logs) ? incidents : [...incidents, changed];
    return { logs, earlierLogs: [...earlierLogs, before], incidents: told };
  });
}

/**
 * Accepts terms of version 3 if a trusted key has signed them, and the terms log has published them for everybody.
 * Undefined if they don't count.
 */
async function learnPublished(published: PublishedKeys, sources: Sources, known: KeptShop) {
  const { logs, logsIndex, policySignatures } = published;
  const text = soundText(logs);
  if (text === undefined || logs.policy === undefined || logsIndex === null || known.logs === undefined)
    return undefined;
  if (!isOfSameLogs(logs, known.logs)) return undefined;
  if (logsText(known.logs) === text) return known;
  const signature = await trustedSignature(text, policySignatures, known);
  if (signature === undefined || !(await isInLog({ ...logs, policy: logs.policy }, logsIndex, sources)))
    return undefined;
  return keepLogs(sources, logs, signature);
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
  return signature === undefined ? known : keepLogs(sources, logs, signature);
}
