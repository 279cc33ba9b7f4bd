import {
  type Answer,
  type HeldOpening,
  judgeAnswer,
  type Judgement,
  type StatementLine,
  type Wallet,
} from "@trove/fairness";
import { ApiError } from "../../../api/api-error.ts";
import { tablesOf, termsOf } from "../history/odds-tables.ts";
import { earlierIds } from "../kept/kept-ids.ts";
import { requirePerson } from "../kept/kept-person.ts";
import type { RevealedOpening } from "../kept/stored-opening.ts";
import type { Around } from "../opening/around.ts";
import { trustOf } from "../opening/trust-of.ts";

/** An opening's judgement, with the data that were loaded for it and are stored with the opening. */
export type JudgedOpening = {
  readonly judgement: Judgement;
  readonly wallet: Wallet;
  /** The odds table of another browser's offer, if that offer ended the nonce. */
  readonly endingTable: string | undefined;
};

const WALLET_CHECKS: readonly string[] = ["balance-after", "void-statement", "void-debit-times"];

/** Ids of the keys that signed the texts to judge. */
function signersOf({ offer }: RevealedOpening, answer: Answer): readonly string[] {
  if (answer.kind === "Nothing") return [offer.keyId];
  const signed = answer.kind === "Ended" ? [answer.by.offer, answer.by.record] : [answer.record];
  return [offer, ...signed].map(({ keyId }) => keyId);
}

function recordTexts(answer: Answer): readonly string[] {
  if (answer.kind === "Nothing") return [];
  return [answer.kind === "Ended" ? answer.by.record.text : answer.record.text];
}

function lacksStatement({ checks }: Judgement): boolean {
  return checks.some(({ id, outcome }) => WALLET_CHECKS.includes(id) && outcome !== "Holds");
}

const dayOf = (time: string) => time.slice(0, "2026-11-21".length);

/** The lines of the statement from the offer's day to the record's; undefined if they can't be loaded now. */
async function statementOf(
  { offer, record }: Judgement,
  { shop }: Around,
): Promise<readonly StatementLine[] | undefined> {
  if (offer === undefined || record === undefined) return undefined;
  try {
    return await shop.statement(dayOf(offer.time), dayOf(record.time));
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}

/**
 * Judges an answer by all data in this browser. Loads the statement only if a check of the balance does not hold
 * without it.
 */
export async function judgeOpening(opening: RevealedOpening, answer: Answer, around: Around): Promise<JudgedOpening> {
  const { kept } = around;
  const ended = answer.kind === "Ended" ? [answer.by.offer] : [];
  const trusting = requirePerson(kept, opening.userId).then((person) => {
    return trustOf(person, signersOf(opening, answer), around);
  });
  const [trust, tables, earlier] = await Promise.all([
    trusting,
    tablesOf([opening.offer, ...ended], around),
    earlierIds(kept, opening.userId, recordTexts(answer)),
  ]);
  const [oddsTable, endingTable] = [opening.offer, ...ended].map((offer) => tables.get(termsOf(offer)?.oddsHash ?? ""));
  const held: HeldOpening = { ...opening, oddsTable };
  const judge = (wallet: Wallet) => judgeAnswer(held, answer, { wallet, endingTable, earlier }, trust);
  const judgement = await judge(opening.wallet);
  if (opening.wallet.statement !== undefined || !lacksStatement(judgement))
    return { judgement, wallet: opening.wallet, endingTable };
  const wallet = { ...opening.wallet, statement: await statementOf(judgement, around) };
  return { judgement: await judge(wallet), wallet, endingTable };
}
