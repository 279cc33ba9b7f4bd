import { endsNonce, type Head, type Judgement, parseOffer, readAnswer, recordHash } from "@trove/fairness";
import type { Kept } from "../kept/database.ts";
import { changeOpening, keepOpening } from "../kept/kept-openings.ts";
import { bytesOf, keptRecord } from "../kept/kept-record.ts";
import type { KeptPerson } from "../kept/kept-records.ts";
import type { CameBack, RevealedOpening } from "../kept/stored-opening.ts";
import type { JudgedOpening } from "./judge-opening.ts";

/**
 * Maximum number of stored answers that did not end the opening. The first ones show best what happened; later ones are
 * usually the same.
 */
const MOST_ANSWERS = 20;

/** Maximum length of a stored answer, because a response may be very long and a browser's storage is limited. */
const MOST_CHARACTERS = 65_536;

function withAnswer(answers: readonly CameBack[], came: CameBack): readonly CameBack[] {
  if (answers.length < MOST_ANSWERS) return [...answers, came];
  const isReadable = readAnswer(came.status, bytesOf(came)).answer.kind !== "Nothing";
  return isReadable ? [...answers.slice(0, MOST_ANSWERS - 1), came] : answers;
}

/** Stores a response before anything else is done with it. Returns the opening with it. */
export async function keepAnswer(
  opening: RevealedOpening,
  { status, body }: CameBack,
  kept: Kept,
): Promise<RevealedOpening> {
  const came = { status, body: body.slice(0, MOST_CHARACTERS).toWellFormed() };
  const answers = withAnswer(opening.answers, came);
  await changeOpening(kept, opening, { answers });
  return { ...opening, answers };
}

/**
 * Stores an answer that breaks the protocol without ending the nonce. It becomes a breach of its own, which the person
 * can set aside. The opening still waits for its record.
 */
export async function keepBreach(opening: RevealedOpening, { isProven }: Judgement, kept: Kept): Promise<void> {
  const came = opening.answers.at(-1);
  const id = recordHash(`${opening.id}\n${came?.body}`);
  const answers = came === undefined ? [] : [came];
  await keepOpening(kept, { ...opening, id, answers, stage: "Stopped", verdict: "Breach", isProven });
  await changeOpening(kept, opening, { verdict: "Breach" });
}

/** The head of the chain after this opening's record; undefined if no record ended the nonce. */
function headAfter(opening: RevealedOpening, judgement: Judgement): Head | undefined {
  const text = keptRecord(opening)?.record.text;
  const { record } = judgement;
  if (text === undefined || record === undefined || !endsNonce(judgement, opening)) return undefined;
  return { nonce: record.nonce, hash: recordHash(text), time: record.time };
}

function movedTo(head: Head | undefined): (person: KeptPerson) => Partial<KeptPerson> {
  return ({ head: before, offers }) => {
    if (head === undefined || (before !== undefined && head.nonce <= before.nonce)) return {};
    return { head, offers: offers.filter(({ text }) => parseOffer(text).nonce > head.nonce) };
  };
}

/** Stores the answer that ended an opening, and moves the head of the person's chain to its record. */
export async function keepEnding(
  opening: RevealedOpening,
  came: CameBack,
  { judgement, wallet, endingTable }: JudgedOpening,
  kept: Kept,
): Promise<RevealedOpening> {
  const { verdict, isProven } = judgement;
  const stage = verdict === "Breach" ? "Stopped" : "Unseen";
  const ended: RevealedOpening = { ...opening, ending: came, wallet, verdict, isProven, stage };
  const head = headAfter(ended, judgement);
  const record = head && keptRecord(ended)?.record.text;
  await keepOpening(kept, ended, { oddsTable: endingTable, record, person: movedTo(head) });
  return ended;
}

/**
 * Stores that the shop has lost the record, and moves the head to the record's hash, which the public log still has.
 */
export async function keepLost(
  opening: RevealedOpening,
  lost: NonNullable<RevealedOpening["lost"]>,
  kept: Kept,
): Promise<RevealedOpening> {
  const ended: RevealedOpening = { ...opening, lost, verdict: "Contested", isProven: false, stage: "Unseen" };
  const { nonce, time } = parseOffer(opening.offer.text);
  await keepOpening(kept, ended, { person: movedTo({ nonce, hash: lost.recordHash, time }) });
  return ended;
}
