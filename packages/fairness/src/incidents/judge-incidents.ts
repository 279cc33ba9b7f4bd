import { isOfNamedTree } from "../judge/odds/odds-in-force.ts";
import type { Verdict } from "../judge/verdict.ts";
import { logsText } from "../keys/logs-text.ts";
import { keyIdOf, trustedKeys } from "../keys/shop-key.ts";
import { verifySignature } from "../keys/verify-signature.ts";
import { logReader } from "../log-proofs/log-reader.ts";
import type { NoticeAt } from "../log-proofs/promised-notices.ts";
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

/** The keys and facts by which incidents are judged. */
export type IncidentTrust = {
  /** Public keys of the shop that the caller trusts. The offline endorsing key may be one of them. */
  readonly told: readonly string[];
  /** The logs by their keys; undefined for a log whose key the caller did not give. */
  readonly policies: Readonly<Record<LogName, LogPolicy | undefined>>;
  /** The notice that the shop promised in a state of its terms log. */
  readonly noticeAt: NoticeAt;
  /** True if one of two trees of a log is not the one that everybody sees. Called only if their sizes differ. */
  readonly isForked: (log: LogName, checkpoints: readonly SignedCheckpoint[]) => Promise<boolean>;
};

/**
 * - `Breach`: the incident is one. If `isProven`, the shop's signatures prove it; otherwise it convinces only the
 *   person who got both offers at their times.
 * - `Verified`: the shop has signed the change.
 * - `Unknown`: the incident proves nothing.
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

/**
 * The checkpoint if the log has signed it. Needs no witnesses, because the log's own signature is enough to prove a
 * fork.
 */
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

/** The box's odds that the offer's proofs show; undefined if they prove none. */
async function oddsAt({ offer: signed, terms }: OfferedOdds, keys: readonly string[], policy: LogPolicy | undefined) {
  const offer = readable(() => parseOffer(signed.text));
  if (offer === undefined || !(await isSigned(signed, keys))) return undefined;
  const odds = await logReader(policy, undefined).readTerms(terms, offer.boxId);
  const { time, userId } = offer;
  if (odds === "Missing" || odds === "Unasked") return undefined;
  return { userId, isOfOffer: isOfNamedTree(offer, odds), proven: { time, odds } satisfies OddsAt };
}

/**
 * The earlier proof must be the one that its offer names, and the later one must not be older: otherwise the author of
 * the file could choose among the log's states. Never proven to others: an offer of version 2 names none, and nothing
 * in the file shows which notice was promised then.
 */
async function judgeShortNotice(
  { before, after }: OfKind<"ShortNotice">,
  keys: readonly string[],
  { policies, noticeAt }: IncidentTrust,
): Promise<Judged> {
  const [one, other] = await Promise.all([before, after].map((offered) => oddsAt(offered, keys, policies.terms)));
  if (one === undefined || other === undefined || one.userId !== other.userId) return UNKNOWN;
  const [{ boxId, tree: named }, { boxId: laterBox, tree: later }] = [one.proven.odds, other.proven.odds];
  const isInOrder = one.isOfOffer && (named?.size ?? 0) <= (later?.size ?? 0);
  // The shop may have shortened or raised its notice between the two.
  const promised = Math.min(...[named, later].map((tree) => noticeAt(tree?.size ?? 0) ?? 0));
  return boxId === laterBox && isInOrder && isShortNotice(one.proven, other.proven, promised) ? SEEN : UNKNOWN;
}

/** Judges incidents by the evidence that the browser kept, one after the other: some read a log. */
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
  const judged: JudgedIncident[] = [];
  for (const incident of incidents) judged.push({ incident, ...(await judge(incident)) });
  return judged;
}
