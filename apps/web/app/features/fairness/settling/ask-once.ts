import {
  type EndingAnswer,
  endsNonce,
  entropyHash,
  type Judgement,
  type LostRecord,
  type OfferResponse,
  parseOffer,
  readAnswer,
  readLost,
} from "@trove/fairness";
import { readOddsTable, readOpening } from "../kept/kept-openings.ts";
import { endingOf } from "../kept/kept-record.ts";
import type { CameBack, RevealedOpening } from "../kept/stored-opening.ts";
import type { Around } from "../opening/around.ts";
import { latestNow } from "../opening/clocks.ts";
import { judgeOpening } from "./judge-opening.ts";
import { keepAnswer, keepBreach, keepEnding, keepLost } from "./keep-answer.ts";
import { lostSeed } from "./lost-leaf.ts";
import { type ReadyOffer, readyOffer } from "../opening/ready-offer.ts";

/** An opening that has ended, with its judgement. */
export type Settled = {
  readonly opening: RevealedOpening;
  readonly answer: EndingAnswer;
  readonly judgement: Judgement;
  /** The offer for the next press, if the response contained one. */
  readonly next: ReadyOffer | undefined;
};

/**
 * The outcome of sending a reveal. `Lost`: the shop has lost the record, so the reveal isn't sent again although the
 * opening has no ending.
 */
export type Outcome =
  | ({ readonly kind: "Settled" } & Settled)
  | { readonly kind: "Lost"; readonly opening: RevealedOpening };

/** The response's offer for the next press, with the same box, quantity and client seed. */
async function nextOf(
  { boxId, boxName, oddsHash, clientSeed, offer, reveal }: RevealedOpening,
  response: OfferResponse | null,
  clientEntropy: string,
  around: Around,
): Promise<ReadyOffer | undefined> {
  const oddsTable = await readOddsTable(around.kept, oddsHash);
  if (response === null || oddsTable === undefined) return undefined;
  const { quantity } = parseOffer(offer.text);
  const { browserKey } = reveal;
  return readyOffer({ boxId, quantity, oddsTable, clientSeed, clientEntropy, browserKey }, boxName, response, around);
}

/** Judges an opening that has ended, by this browser's data. Throws ApiError. */
export async function judgeAgain(opening: RevealedOpening, around: Around): Promise<Settled> {
  const answer = endingOf(opening);
  if (answer === undefined) throw new Error("an opening without an answer can't be judged");
  const { judgement } = await judgeOpening(opening, answer, around);
  return { opening, answer, judgement, next: undefined };
}

function send({ boxId, offer, sealed, clientSeed, reveal }: RevealedOpening, nextEntropy: string, { shop }: Around) {
  return shop.open({
    boxId,
    offer: { ...offer, sealed },
    clientSeed,
    ...reveal,
    nextEntropyHash: entropyHash(nextEntropy),
  });
}

/** Stores and judges a response for an opening without a record. Undefined if the response does not end the opening. */
async function settle(opening: RevealedOpening, came: CameBack, body: Uint8Array, entropy: string, around: Around) {
  const { kept } = around;
  const { answer, nextOffer } = readAnswer(came.status, body);
  // Stored first, because loading data for the judgement may fail.
  const asked = await keepAnswer(opening, came, kept);
  const lost = readLost(came.status, came.body);
  if (lost !== undefined) return settleLost(asked, lost, around);
  if (answer.kind === "Nothing") return undefined;
  const cameBy = latestNow(parseOffer(opening.offer.text).time, opening.arrival, around);
  const found = await judgeOpening({ ...asked, wallet: { ...opening.wallet, cameBy } }, answer, around);
  const { judgement } = found;
  if (!endsNonce(judgement, opening)) {
    if (judgement.verdict === "Breach") await keepBreach(asked, judgement, kept);
    return undefined;
  }
  const [ended, next] = await Promise.all([
    keepEnding(opening, came, found, kept),
    judgement.verdict === "Breach" ? undefined : nextOf(opening, nextOffer, entropy, around),
  ]);
  return { kind: "Settled", opening: ended, answer, judgement, next } as const;
}

async function settleLost(opening: RevealedOpening, lost: LostRecord, around: Around) {
  const serverSeed = await lostSeed(opening, lost, around);
  if (serverSeed === undefined) return undefined;
  return { kind: "Lost", opening: await keepLost(opening, { ...lost, serverSeed }, around.kept) } as const;
}

async function sendOnce(opening: RevealedOpening, nextEntropy: string, around: Around): Promise<Outcome | undefined> {
  if (opening.lost !== undefined && opening.stage !== "Open") return { kind: "Lost", opening };
  if (opening.stage !== "Open") return { kind: "Settled", ...(await judgeAgain(opening, around)) };
  const { status, body } = await send(opening, nextEntropy, around);
  const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(body);
  return settle(opening, { status, body: text }, body, nextEntropy, around);
}

/** Sends a reveal for the first time, like {@link askOnce}. */
export async function askFirst(
  opening: RevealedOpening,
  nextEntropy: string,
  around: Around,
): Promise<Outcome | undefined> {
  try {
    return await sendOnce(opening, nextEntropy, around);
  } catch {
    return undefined;
  }
}

/**
 * Sends the reveal once and judges the response, unless another tab has settled the opening. Undefined if the end stays
 * unknown, or if the response can't be judged or stored now. Never rejects. The caller holds the person's lock.
 */
export async function askOnce(
  given: RevealedOpening,
  nextEntropy: string,
  around: Around,
): Promise<Outcome | undefined> {
  try {
    const opening = await readOpening(around.kept, given.userId, given.id);
    return await sendOnce(opening?.kind === "Revealed" ? opening : given, nextEntropy, around);
  } catch {
    return undefined;
  }
}
