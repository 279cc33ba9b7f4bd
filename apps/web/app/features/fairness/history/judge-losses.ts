import { lossOf, type LostProof, parseOffer, proveLoss, recordHash } from "@trove/fairness";
import { recordsLog } from "@trove/fairness/log";
import { keptRecord } from "@trove/fairness/press";
import { openingsOf } from "../kept/kept-openings.ts";
import { readPerson } from "../kept/kept-person.ts";
import { ifReadable, type LogView } from "../logs/prove-leaf.ts";
import type { BrowserParts } from "../opening/browser-parts.ts";
import type { LostEntry } from "../shop/shop.ts";

/** The records that a shop says it has lost, of which its public log does not say otherwise. */
export type Losses = {
  /** The log has both leaves, and no other record of the person has them. */
  readonly proven: readonly LostEntry[];
  /** Nothing is known yet: the shop names no leaf, or the log can't be read so far. */
  readonly unsaid: readonly LostEntry[];
};

/**
 * This browser's own data about a nonce: the commitments of its signed offers, and the hashes of its sound records.
 * Refused offers and listed breaches don't count, because the shop could have sent any.
 */
async function known(userId: string, nonce: number, { kept }: Pick<BrowserParts, "kept">) {
  const [all, person] = await Promise.all([openingsOf(kept, userId, nonce), readPerson(kept, userId)]);
  const found = all.filter(({ kind, verdict }) => kind === "Revealed" || (kind === "Listed" && verdict !== "Breach"));
  const offers = [...found.map(({ offer }) => offer), ...(person?.offers ?? [])].map(({ text }) => parseOffer(text));
  const sound = found.filter(({ verdict }) => verdict !== "Breach").map((one) => keptRecord(one)?.record.text);
  return {
    commitments: offers.filter((offer) => offer.nonce === nonce).map(({ commitment }) => commitment),
    hashes: sound.filter((text) => text !== undefined).map(recordHash),
  };
}

/** True unless what the browser knows of the nonce speaks against these leaves. */
function areOf(proof: LostProof, { commitments, hashes }: Awaited<ReturnType<typeof known>>): boolean {
  const [leaf, lost] = [proof.leaf, proof.lostLeaf].map((text) => recordsLog.readKnown(new TextEncoder().encode(text)));
  if (leaf === undefined || leaf.kind === "lost" || lost === undefined) return false;
  const isOther = hashes.length > 0 && !hashes.includes(leaf.recordHash);
  const own = commitments.length > 0 ? commitments : [leaf.commitment];
  return !isOther && own.some((commitment) => lossOf(leaf, lost, commitment) !== undefined);
}

async function judgeLoss(
  one: LostEntry,
  view: LogView | undefined,
  userId: string,
  parts: Pick<BrowserParts, "kept">,
): Promise<"Proven" | "Unsaid" | "False"> {
  const { lostIndex } = one;
  if (view === undefined || lostIndex === null || lostIndex >= view.checkpoint.size) return "Unsaid";
  const read = await ifReadable(async () => ({ proof: await proveLoss({ ...one, lostIndex }, view) }));
  if (read === undefined) return "Unsaid";
  return read.proof && areOf(read.proof, await known(userId, one.nonce, parts)) ? "Proven" : "False";
}

/**
 * Judges which records a shop has lost by its own log. A pair of leaves excuses one record, and only one whose offers
 * and record, as this browser has kept them, agree with it. Other claims are left out, so their nonces are missing.
 */
export async function judgeLosses(
  claimed: readonly LostEntry[],
  view: LogView | undefined,
  userId: string,
  parts: Pick<BrowserParts, "kept">,
): Promise<Losses> {
  const [proven, unsaid]: [LostEntry[], LostEntry[]] = [[], []];
  const used = new Set<number>();
  for (const one of claimed) {
    const standing = used.has(one.logIndex) ? "False" : await judgeLoss(one, view, userId, parts);
    if (standing !== "False") used.add(one.logIndex);
    if (standing === "Proven") proven.push(one);
    if (standing === "Unsaid") unsaid.push(one);
  }
  return { proven, unsaid };
}
