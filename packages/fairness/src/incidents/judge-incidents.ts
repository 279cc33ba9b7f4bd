import type { Verdict } from "../judge/verdict.ts";
import { logsText } from "../keys/logs-text.ts";
import { keyIdOf, trustedKeys } from "../keys/shop-key.ts";
import { verifySignature } from "../keys/verify-signature.ts";
import { logReader } from "../log-proofs/log-reader.ts";
import type { SignedCheckpoint } from "../log/checkpoint/open-checkpoint.ts";
import { openCheckpoint } from "../log/checkpoint/open-checkpoint.ts";
import type { LogPolicy } from "../log/checkpoint/policy.ts";
import { LogFault } from "../log/fault.ts";
import { sameTree } from "../log/tree/tree-head.ts";
import { parseOffer } from "../records/offer.ts";
import type { SignedText } from "../records/signed-text.ts";
import type { Incident, IncidentsFile, LogName, OfferedOdds } from "./incidents-file.ts";
import type { OddsAt } from "./short-notice.ts";
import { isShortNotice } from "./short-notice.ts";

/** By what incidents are judged. */
export type IncidentTrust = {
  /** Public keys of the shop; the offline endorsing key may be among them. */
  readonly told: readonly string[];
  /** The logs, by their keys; undefined for one that nobody told. */
  readonly policies: Readonly<Record<LogName, LogPolicy | undefined>>;
  /** How long before their use the shop promises to publish other odds. */
  readonly noticeMinutes: number;
  /** Whether one of two trees of a log is not the one that everybody sees. Asked only if their sizes differ. */
  readonly isForked: (log: LogName, checkpoints: readonly SignedCheckpoint[]) => Promise<boolean>;
};

/**
 * `Breach`: it is one, proven by what the shop signed if `isProven`, otherwise only for the person who got both offers
 * at their times. `Verified`: the shop has vouched for it. `Unknown`: it proves nothing.
 */
export type JudgedIncident = {
  readonly incident: Incident;
  readonly verdict: Extract<Verdict, "Verified" | "Unknown" | "Breach">;
  readonly isProven: boolean;
};

type Judged = Omit<JudgedIncident, "incident">;
type OfKind<K> = Extract<Incident, { readonly kind: K }>;

const UNKNOWN: Judged = { verdict: "Unknown", isProven: false };
const PROVEN: Judged = { verdict: "Breach", isProven: true };
const SEEN: Judged = { verdict: "Breach", isProven: false };
const VOUCHED: Judged = { verdict: "Verified", isProven: false };

async function signedBy(keys: readonly string[], text: string, signature: string): Promise<boolean> {
  const verified = await Promise.all(keys.map((key) => verifySignature(text, signature, key)));
  return verified.includes(true);
}

/** The checkpoint, if the log has signed it. Who witnessed it does not matter for what the log contradicts. */
async function signedCheckpoint(note: string, policy: LogPolicy): Promise<SignedCheckpoint | undefined> {
  try {
    return await openCheckpoint(note, { ...policy, quorum: 0 });
  } catch (error) {
    if (error instanceof LogFault) return undefined;
    throw error;
  }
}

async function judgeFork({ log, notes }: OfKind<"Fork">, { policies, isForked }: IncidentTrust): Promise<Judged> {
  const policy = policies[log];
  if (policy === undefined) return UNKNOWN;
  const [one, other] = await Promise.all(notes.map((note) => signedCheckpoint(note, policy)));
  if (one === undefined || other === undefined || sameTree(one, other)) return UNKNOWN;
  return one.size === other.size || (await isForked(log, [one, other])) ? PROVEN : UNKNOWN;
}

/** Returns the parser's result; undefined if it throws SyntaxError. */
function readable<T>(parse: () => T): T | undefined {
  try {
    return parse();
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

async function judgeChanged({ after, signature }: OfKind<"Changed">, keys: readonly string[]): Promise<Judged> {
  const text = readable(() => logsText(after));
  return text !== undefined && (await signedBy(keys, text, signature)) ? VOUCHED : UNKNOWN;
}

async function isSigned({ text, keyId, signature }: SignedText, keys: readonly string[]): Promise<boolean> {
  return signedBy(
    keys.filter((key) => keyIdOf(key) === keyId),
    text,
    signature,
  );
}

/** The box's terms that the offer proves; undefined if it proves none. */
async function oddsAt({ offer: signed, terms }: OfferedOdds, keys: readonly string[], policy: LogPolicy | undefined) {
  const offer = readable(() => parseOffer(signed.text));
  if (offer === undefined || !(await isSigned(signed, keys))) return undefined;
  const odds = await logReader(policy, undefined).readTerms(terms, offer.boxId);
  const { time, userId } = offer;
  return odds === "Missing" || odds === "Unasked" ? undefined : { userId, proven: { time, odds } satisfies OddsAt };
}

/**
 * Both offers and both checkpoints are signed. But a checkpoint has no time, so the author of the file could have
 * put an older one beside the first offer.
 */
async function judgeShortNotice(
  { before, after }: OfKind<"ShortNotice">,
  keys: readonly string[],
  { policies, noticeMinutes }: IncidentTrust,
): Promise<Judged> {
  const [one, other] = await Promise.all([before, after].map((offered) => oddsAt(offered, keys, policies.terms)));
  if (one === undefined || other === undefined || one.userId !== other.userId) return UNKNOWN;
  const isOfOneBox = one.proven.odds.boxId === other.proven.odds.boxId;
  return isOfOneBox && isShortNotice(one.proven, other.proven, noticeMinutes) ? SEEN : UNKNOWN;
}

/** Judges what a browser has found about the public logs, by what it kept of it. */
export async function judgeIncidents(
  { shopKeys, incidents }: IncidentsFile,
  trust: IncidentTrust,
): Promise<readonly JudgedIncident[]> {
  const keys = await trustedKeys(shopKeys, trust.told);
  const judge = (incident: Incident): Judged | Promise<Judged> => {
    switch (incident.kind) {
      case "Fork":
        return judgeFork(incident, trust);
      case "Unread":
        return UNKNOWN;
      case "Changed":
        return judgeChanged(incident, keys);
      case "ShortNotice":
        return judgeShortNotice(incident, keys, trust);
    }
  };
  return Promise.all(incidents.map(async (incident) => ({ incident, ...(await judge(incident)) })));
}
