import {
  lossOf,
  type LostRecord,
  parseOffer,
  readAnswer,
  readLost,
  recordAlone,
  type UnansweredReveal,
} from "@trove/fairness";
import { recordsLog } from "@trove/fairness/log";
import type { HandedIn, RevealedOpening } from "@trove/fairness/press";
import { tablesOf } from "../history/odds-tables.ts";
import { changeOpening, readOpening } from "../kept/kept-openings.ts";
import { keysOf, readShop } from "../kept/kept-shop.ts";
import { lostLeaf } from "../logs/lost-leaf.ts";
import type { BrowserParts } from "../opening/browser-parts.ts";
import type { Came } from "./mirrors.ts";

/** After this time without an answer of the shop, a reveal is handed to the mirrors. */
const SILENT_MS = 60_000;

const bytesOf = (body: object) => new TextEncoder().encode(JSON.stringify(body));

/** True if the log has both leaves of a loss, of the nonce for which the shop made this opening's offer. */
async function isLost(lost: LostRecord, { offer }: RevealedOpening, parts: BrowserParts): Promise<boolean> {
  const proof = await lostLeaf(lost, parts);
  const [leaf, says] = [proof?.leaf, proof?.lostLeaf].map((text = "") =>
    recordsLog.readKnown(new TextEncoder().encode(text)),
  );
  return (
    leaf !== undefined && says !== undefined && lossOf(leaf, says, parseOffer(offer.text).commitment) !== undefined
  );
}

/**
 * The part of an answer that nobody but the shop can have made: a record that it has signed for this reveal, with what
 * follows from it, or a loss that the log proves. Undefined for everything else, which is silence, as for mirrors:
 * otherwise a readable lie would keep the reveal from them.
 */
async function signedPart(
  { status, body }: Came,
  opening: RevealedOpening,
  shopKeys: readonly string[],
  parts: BrowserParts,
): Promise<Came | undefined> {
  const { answer } = readAnswer(status, body);
  if (answer.kind !== "Nothing") {
    const oddsTable = (await tablesOf([opening.offer], parts)).get(opening.oddsHash);
    const alone = await recordAlone(answer, { ...opening, oddsTable }, shopKeys);
    return alone && { status: alone.status, body: bytesOf(alone.body) };
  }
  const lost = readLost(status, new TextDecoder().decode(body));
  if (lost === undefined || !(await isLost(lost, opening, parts))) return undefined;
  return { status: 409, body: bytesOf({ code: "RECORD_LOST", params: lost }) };
}

function revealOf(opening: RevealedOpening, termsLog: string): UnansweredReveal {
  const { boxId, offer, sealed, browserKeys, clientSeed, reveal } = opening;
  const [shop = ""] = termsLog.split("+");
  return { shop, boxId, offer: { ...offer, sealed }, browserKeys, clientSeed, ...reveal };
}

/** Keeps which mirrors have taken the reveal, since when. */
async function keepTaken(
  opening: RevealedOpening,
  taken: readonly string[],
  { kept, now }: BrowserParts,
): Promise<void> {
  const stored = await readOpening(kept, opening.userId, opening.id);
  const before = stored?.kind === "Revealed" ? (stored.handedIn ?? []) : [];
  const fresh = taken.filter((mirror) => before.every((one) => one.mirror !== mirror));
  const handedIn: readonly HandedIn[] = [...before, ...fresh.map((mirror) => ({ mirror, at: now() }))];
  if (fresh.length > 0) await changeOpening(kept, opening, { handedIn });
}

/**
 * Watches the answers of the shop to one reveal.
 * - After a minute of silence while the browser was online, each further one hands it to all signed mirrors.
 * - To a repetition they give back what the shop has answered them. Only its signed part counts.
 */
export function silenceWatch(parts: BrowserParts) {
  const { kept, elapsed, mirrors } = parts;
  /** The time of the first silence since the browser is online. */
  let silentFrom: number | undefined;
  return async (opening: RevealedOpening, came: Came) => {
    const known = await readShop(kept);
    const { logs } = known;
    const named = logs?.mirrors ?? [];
    if (logs === undefined || named.length === 0) return undefined;
    const reveal = revealOf(opening, logs.terms);
    const shopKeys = await keysOf(known);
    const isSilent = mirrors.isOnline() && (await signedPart(came, opening, shopKeys, parts)) === undefined;
    silentFrom = isSilent ? (silentFrom ?? elapsed()) : undefined;
    if (silentFrom === undefined || elapsed() - silentFrom < SILENT_MS) return undefined;
    const taken = await Promise.all(named.map((mirror) => mirrors.handIn(mirror, reveal)));
    await keepTaken(
      opening,
      named.filter((_, place) => taken[place]?.isTaken),
      parts,
    );
    for (const { answer } of taken) {
      const signed = answer && (await signedPart(answer, opening, shopKeys, parts));
      if (signed !== undefined) return signed;
    }
    return undefined;
  };
}
