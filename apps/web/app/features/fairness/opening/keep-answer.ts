import { type Head, type Judgement, parseOffer, recordHash } from "@trove/fairness";
import type { Kept } from "../kept/database.ts";
import { keepOpening } from "../kept/kept-openings.ts";
import { keptRecord } from "../kept/kept-record.ts";
import type { KeptPerson } from "../kept/kept-person.ts";
import type { CameBack, RevealedOpening } from "../kept/stored-opening.ts";
import type { JudgedOpening } from "./judge-opening.ts";

/** The first answers that prove nothing show best what happened; later ones are usually the same. */
const MOST_ANSWERS = 20;

/** Keeps an answer that proves nothing. */
export async function keepNothing(opening: RevealedOpening, came: CameBack, kept: Kept): Promise<void> {
  const { answers } = opening;
  if (answers.length >= MOST_ANSWERS) return;
  await keepOpening(kept, { ...opening, answers: [...answers, came] });
}

const SIGNATURES: readonly string[] = ["offer-signature", "record-signature"];

/** The head of the chain after a record. What the shop did not sign, or signed for another nonce, is no part of it. */
function headAfter(opening: RevealedOpening, { checks, record }: Judgement): Head | undefined {
  const text = keptRecord(opening)?.record.text;
  const isSigned = checks.every(({ id, outcome }) => !SIGNATURES.includes(id) || outcome === "Holds");
  const isOwn = record?.userId === opening.userId && record.nonce === opening.nonce;
  if (text === undefined || record === undefined || !isOwn || !isSigned) return undefined;
  return { nonce: record.nonce, hash: recordHash(text), time: record.time };
}

function movedTo(head: Head | undefined): (person: KeptPerson) => Partial<KeptPerson> {
  return ({ head: before, offers }) => {
    if (head === undefined || (before !== undefined && head.nonce <= before.nonce)) return {};
    return { head, offers: offers.filter(({ text }) => parseOffer(text).nonce > head.nonce) };
  };
}

/** Keeps the answer that ended an opening, and moves the head of the person's chain to its record. */
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
