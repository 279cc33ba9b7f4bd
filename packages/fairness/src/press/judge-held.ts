import type { EndingAnswer } from "../answers/answer.ts";
import type { LostRecord } from "../answers/lost-record.ts";
import { nothingCame } from "../answers/read-answer.ts";
import { judgeAnswer } from "../judge/judge-answer.ts";
import { judgeLost } from "../judge/lost/judge-lost.ts";
import type { Judgement } from "../judge/judgement.ts";
import { movementsBetween } from "../judge/money-checks.ts";
import type { Wallet } from "../judge/money-checks.ts";
import { recordsLog } from "../log/leaves/records-log.ts";
import { lossOf } from "../log-proofs/lost-proof.ts";
import { parseOffer } from "../records/offer.ts";
import { utf8 } from "../text/bytes.ts";
import type { PressPorts } from "./ports.ts";
import type { FoundLoss, Judged } from "./states.ts";
import type { RevealedOpening } from "./stored-opening.ts";

const WALLET_CHECKS: readonly string[] = ["balance-after", "void-statement", "void-debit-times"];

function lacksStatement({ checks }: Judgement): boolean {
  return checks.some(({ id, outcome }) => WALLET_CHECKS.includes(id) && outcome !== "Holds");
}

const dayOf = (time: string) => time.slice(0, "2026-11-21".length);

/**
 * Judges an answer by all data that the browser keeps. Loads the statement, from the offer's day to the record's, only
 * if a check of the balance does not hold without it. Keeps only a receipt's own lines, because its file has them.
 */
export async function judgeHeld(
  opening: RevealedOpening,
  answer: EndingAnswer,
  ports: Pick<PressPorts, "known" | "statement">,
): Promise<Judged> {
  const { trust, oddsTable, endingTable, earlier } = await ports.known(opening, answer);
  const judge = (wallet: Wallet) =>
    judgeAnswer({ ...opening, oddsTable }, answer, { wallet, endingTable, earlier }, trust);
  const judgement = await judge(opening.wallet);
  const { offer, record } = judgement;
  if (opening.wallet.statement !== undefined || !lacksStatement(judgement)) {
    return { judgement, wallet: opening.wallet, endingTable };
  }
  const lines = offer && record && (await ports.statement(dayOf(offer.time), dayOf(record.time)));
  const statement = lines && record.kind === "Receipt" ? movementsBetween(offer, record, lines) : lines;
  const wallet = { ...opening.wallet, statement };
  return { judgement: await judge(wallet), wallet, endingTable };
}

/** Finds the leaves of a lost record, and compares the record's with the reveal. Undefined without such leaves. */
export async function findLoss(
  opening: RevealedOpening,
  lost: LostRecord,
  ports: Pick<PressPorts, "findLeaf" | "known">,
): Promise<FoundLoss | undefined> {
  const proof = await ports.findLeaf(lost);
  const [leaf, lostLeaf] = [proof?.leaf, proof?.lostLeaf].map((text = "") => recordsLog.readKnown(utf8(text)));
  const loss = leaf && lostLeaf && lossOf(leaf, lostLeaf, parseOffer(opening.offer.text).commitment);
  if (proof === undefined || loss === undefined || loss.leaf.recordHash !== lost.recordHash) return undefined;
  const { trust, oddsTable } = await ports.known(opening, nothingCame(0));
  const judgement = await judgeLost({ ...opening, oddsTable }, loss.leaf, trust);
  return { proof, serverSeed: loss.leaf.serverSeed, judgement };
}
