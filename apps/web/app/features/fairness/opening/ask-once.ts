import {
  type Answer,
  type EndingAnswer,
  entropyHash,
  type Judgement,
  type OfferResponse,
  parseOffer,
  readAnswer,
} from "@trove/fairness";
import { ApiError } from "../../../api/api-error.ts";
import { readOddsTable, readOpening } from "../kept/kept-openings.ts";
import { endingOf } from "../kept/kept-record.ts";
import type { RevealedOpening } from "../kept/stored-opening.ts";
import type { Around } from "./around.ts";
import { type JudgedOpening, judgeOpening } from "./judge-opening.ts";
import { keepEnding, keepNothing } from "./keep-answer.ts";
import { type ReadyOffer, readyOffer } from "./ready-offer.ts";

/** An opening that has ended, with its judgement. */
export type Settled = {
  readonly opening: RevealedOpening;
  readonly answer: EndingAnswer;
  readonly judgement: Judgement;
  /** The offer for the next press, if one came with the answer. */
  readonly next: ReadyOffer | undefined;
};

/** The offer that came with the answer, for the same box, number and seed again. */
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

/** The judgement; undefined if a key of the shop can't be looked up at present, because then nothing can be said. */
async function judged(opening: RevealedOpening, answer: Answer, around: Around): Promise<JudgedOpening | undefined> {
  try {
    return await judgeOpening(opening, answer, around);
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}

/** Judges an opening that has ended, by what this browser keeps of it. Throws ApiError. */
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

/**
 * Sends the reveal once, unless another tab has had the answer meanwhile, and judges what comes. Undefined as long as it
 * is not known how the opening ended. Only under the person's lock.
 */
export async function askOnce(
  { userId, id }: RevealedOpening,
  nextEntropy: string,
  around: Around,
): Promise<Settled | undefined> {
  const { kept } = around;
  const opening = await readOpening(kept, userId, id);
  if (opening?.kind !== "Revealed") throw new Error("an opening that was revealed is no longer kept");
  if (opening.stage !== "Open") return judgeAgain(opening, around);
  const { status, body } = await send(opening, nextEntropy, around);
  const { answer, nextOffer } = readAnswer(status, body);
  const found = await judged(opening, answer, around);
  if (found === undefined) return undefined;
  const came = { status, body: new TextDecoder("utf-8", { ignoreBOM: true }).decode(body) };
  const { judgement } = found;
  if (answer.kind === "Nothing" || judgement.verdict === "Unknown") {
    await keepNothing(opening, came, kept);
    return undefined;
  }
  const ended = await keepEnding(opening, came, found, kept);
  const next = judgement.verdict === "Breach" ? undefined : await nextOf(ended, nextOffer, nextEntropy, around);
  return { opening: ended, answer, judgement, next };
}
