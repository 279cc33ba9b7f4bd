import {
  type AnsweredStop,
  countingStops,
  forbids,
  formatOf,
  type KeptOpening,
  offerHash,
  parseOffer,
  parseStop,
  type ProofsFile,
  proofsText,
  type SignedText,
  stopHash,
} from "@trove/fairness";
import { readOffer } from "../history/odds-tables.ts";
import type { Kept } from "../kept/database.ts";
import { openingsOf, readOddsTable, readOpening } from "../kept/kept-openings.ts";
import { readPerson } from "../kept/kept-person.ts";
import type { KeptShop } from "../kept/kept-records.ts";
import { keysOf, readShop } from "../kept/kept-shop.ts";
import { answeredOf, stopsOf } from "../kept/kept-stops.ts";
import type { StoredOpening } from "@trove/fairness/press";
import { keptOpening } from "./kept-opening.ts";

/** The opening's own offer and, if another browser ended the nonce, that browser's offer. */
function offersOf(opening: KeptOpening): readonly SignedText[] {
  const isOther = opening.kind === "Ended" && opening.answer.kind === "Ended";
  return isOther ? [opening.offer, opening.answer.by.offer] : [opening.offer];
}

async function tablesOf(openings: readonly KeptOpening[], kept: Kept): Promise<string[]> {
  const hashes = new Set(openings.flatMap(offersOf).flatMap((offer) => readOffer(offer)?.oddsHash ?? []));
  const texts = await Promise.all([...hashes].map((hash) => readOddsTable(kept, hash)));
  return texts.filter((text) => text !== undefined);
}

const isVoid = (opening: KeptOpening): boolean =>
  (opening.kind === "Ended" && opening.answer.kind === "Void") ||
  (opening.kind === "Listed" && opening.record.text.startsWith("lootbox/void/"));

/**
 * The stops that forbid one of these openings, or that may explain a void among them. All others are left out, because
 * they tell the file's readers about the person's breaks.
 */
async function stopsAbout(openings: readonly KeptOpening[], userId: string, shop: KeptShop, kept: Kept) {
  const stops = answeredOf(await stopsOf(kept, userId));
  if (stops.length === 0) return [];
  const counting = await countingStops(stops, { userId, shopKeys: await keysOf(shop) });
  const offers = openings.flatMap((opening) => {
    const known = offersOf(opening).flatMap((offer) => readOffer(offer) ?? []);
    return known.map((offer) => ({ offer, isVoid: isVoid(opening) }));
  });
  const speaks = ({ stop: { text } }: AnsweredStop) =>
    offers.some(({ offer, isVoid: isOfVoid }) => {
      if (isOfVoid && parseStop(text).nonce === offer.nonce) return true;
      return counting.some((stop) => stop.hash === stopHash(text) && forbids(stop, offer));
    });
  return stops.filter(speaks);
}

/** A file with the data that this browser stores about these openings, and the stops that they need. */
export async function proofsOf(
  openings: readonly StoredOpening[],
  userId: string,
  kept: Kept,
  offers: readonly SignedText[] = [],
): Promise<ProofsFile> {
  const shop = await readShop(kept);
  const inFile = [...offers.map((offer) => ({ kind: "Offered", offer }) as const), ...openings.map(keptOpening)];
  const oddsTables = await tablesOf(inFile, kept);
  const stops = await stopsAbout(openings.map(keptOpening), userId, shop, kept);
  const parts = { userId, shopKeys: shop.keys, oddsTables, openings: inFile };
  return { format: formatOf(inFile, stops), ...parts, ...(stops.length > 0 && { stops }) };
}

/**
 * The stored texts that an invalid offer or record may contradict: those of the nonce before, and the others of its own
 * nonce.
 */
async function contradicted({ userId, id, nonce }: StoredOpening, kept: Kept) {
  const parts = await Promise.all([nonce - 1, nonce].map((one) => openingsOf(kept, userId, one)));
  const openings = parts.flat().filter((one) => one.id !== id);
  const inFile = new Set([id, ...openings.map((one) => one.id)]);
  const offers = (await readPerson(kept, userId))?.offers ?? [];
  return {
    openings,
    offers: offers.filter(({ text }) => !inFile.has(offerHash(text)) && parseOffer(text).nonce === nonce),
  };
}

/**
 * The proofs of one opening, which is the last in the file. For a breach, also includes the texts that it may
 * contradict.
 */
export async function evidenceFile(opening: StoredOpening, kept: Kept): Promise<ProofsFile> {
  const { userId, verdict } = opening;
  if (verdict !== "Breach") return proofsOf([opening], userId, kept);
  const { openings, offers } = await contradicted(opening, kept);
  return proofsOf([...openings, opening], userId, kept, offers);
}

/** The text of a file that proves one opening. Includes responses that came after `opening` was read. */
export async function evidenceOf(opening: StoredOpening, kept: Kept): Promise<string> {
  const latest = await readOpening(kept, opening.userId, opening.id);
  return proofsText(await evidenceFile(latest ?? opening, kept));
}
