import { type LogsTerms, logsText, trustedKeys, verifySignature } from "@trove/fairness";
import type { Kept } from "../kept/database.ts";
import { changeShop, readShop } from "../kept/kept-shop.ts";
import type { KeptShop } from "../kept/kept-records.ts";
import type { PublishedKeys } from "../shop/shop.ts";
import { policyOf } from "./log-policies.ts";

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

/**
 * Pins the logs' keys and witnesses at the first visit. Later, accepts other witnesses, quorum or notice if a trusted
 * key has signed them, and stores an incident. Never accepts other log keys, because they would mean another log.
 */
export async function learnLogs({ logs, logsSignatures }: PublishedKeys, kept: Kept): Promise<KeptShop> {
  const known = await readShop(kept);
  const text = soundText(logs);
  if (text === undefined) return known;
  if (known.logs === undefined || known.pinned.length === 0) {
    return changeShop(kept, (shop) => (shop.pinned.length === 0 ? { logs } : {}));
  }
  const isOfSameLogs = logs.terms === known.logs.terms && logs.records === known.logs.records;
  if (!isOfSameLogs || logsText(known.logs) === text) return known;
  const signature = await trustedSignature(text, logsSignatures, known);
  if (signature === undefined) return known;
  return changeShop(kept, ({ logs: before, earlierLogs, incidents }) => {
    // Another tab may have stored the change meanwhile.
    if (before === undefined || logsText(before) === text) return {};
    const changed = { kind: "Changed", before, after: logs, signature, isSetAside: false } as const;
    return { logs, earlierLogs: [...earlierLogs, before], incidents: [...incidents, changed] };
  });
}
