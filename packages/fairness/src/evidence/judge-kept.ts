import type { Answer, NoRecord } from "../answers/answer.ts";
import { nothingCame, readAnswer } from "../answers/read-answer.ts";
import { checkOffer } from "../judge/check-offer.ts";
import type { Head } from "../judge/chain-checks.ts";
import { notHeld, same } from "../judge/checks.ts";
import { judgeAnswer } from "../judge/judge-answer.ts";
import { judgeLost } from "../judge/lost/judge-lost.ts";
import { judgeListed } from "../judge/judge-listed.ts";
import type { Judgement } from "../judge/judgement.ts";
import { unknownOf, withChecks } from "../judge/judgement.ts";
import { NO_WALLET } from "../judge/money-checks.ts";
import { openSigned } from "../judge/signed-checks.ts";
import type { OddsProof } from "../judge/odds/odds-in-force.ts";
import type { Trust } from "../judge/trust.ts";
import type { LogReader } from "../log-proofs/log-reader.ts";
import { provenLoss } from "../log-proofs/lost-proof.ts";
import { parseOffer } from "../records/offer.ts";
import { parseRecord } from "../records/opening-record.ts";
import { utf8 } from "../text/bytes.ts";
import { readableOffer } from "./readable-offer.ts";
import type { KeptOpening } from "./proofs-file.ts";

type Around = {
  /** Table texts by their odds hash. */
  readonly oddsTables: ReadonlyMap<string, string>;
  readonly logs: LogReader;
  /** The last record in the file before this opening. */
  readonly head: Head | undefined;
  readonly trust: Trust;
};

type Refused = Extract<KeptOpening, { readonly kind: "Refused" }>;

/** Judges a refused offer as its browser did. The file lacks that browser's clock, balance and keys. */
async function judgeRefused(kept: Refused, odds: OddsProof, { head, trust }: Around): Promise<Judgement> {
  const offer = readableOffer(kept.offer.text);
  const asked = { ...kept.asked, clientSeed: kept.clientSeed, balanceCents: undefined };
  // The offer's nonce has ended since, and the offer is older than that record, so it rightly names an earlier record.
  const isOld = offer !== undefined && head !== undefined && offer.nonce <= head.nonce && offer.time < head.time;
  const known = isOld ? undefined : head;
  const before = { head: known, offers: [], unanswered: [] };
  const judged = await checkOffer(asked, { ...kept, odds }, before, { ...trust, browserKeys: kept.browserKeys });
  return unknownOf(judged.checks, judged);
}

/** An unused offer proves nothing by itself. Only its signature, text and person are checked. */
async function judgeOffered({ offer: signed }: KeptOpening, { shopKeys, userId }: Trust): Promise<Judgement> {
  const ids = { signature: "offer-signature", text: "offer-text" } as const;
  const { checks, value: offer } = await openSigned(ids, signed, parseOffer, shopKeys);
  return unknownOf([...checks, ...(offer ? [same("offer-person", userId, offer.userId)] : [])], { offer });
}

/** A listed record's nonce and kind are read from its text, because the file has no fields for them. */
function kindOf(text: string) {
  try {
    const { nonce, kind } = parseRecord(text);
    return { nonce, kind };
  } catch (error) {
    if (error instanceof SyntaxError) return { nonce: 0, kind: "Receipt" } as const;
    throw error;
  }
}

/** Judges responses that came instead of a record. They may still show a breach, even a proven one. */
async function judgeUnanswered(
  answers: readonly NoRecord[],
  judge: (answer: Answer) => Promise<Judgement>,
): Promise<Judgement> {
  const readable = answers.map(({ status, body }) => readAnswer(status, utf8(body.toWellFormed())).answer);
  const judged = await Promise.all(readable.filter(({ kind }) => kind !== "Nothing").map(judge));
  const breaches = judged.filter(({ verdict }) => verdict === "Breach");
  return breaches.find(({ isProven }) => isProven) ?? breaches[0] ?? judge(nothingCame(0));
}

/** Judges one opening of a file. Does not check its place among the other openings. */
export async function judgeKept(kept: KeptOpening, around: Around): Promise<Judgement> {
  const { oddsTables, logs, trust } = around;
  if (kept.kind === "Offered") return judgeOffered(kept, trust);
  const offer = readableOffer(kept.offer.text);
  const tableOf = (text: string) => oddsTables.get(readableOffer(text)?.oddsHash ?? "");
  const oddsTable = tableOf(kept.offer.text);
  if (kept.kind === "Listed") return judgeListed({ ...kept, ...kindOf(kept.record.text) }, oddsTable, trust);
  const odds = offer === undefined ? "Missing" : await logs.readTerms(kept.terms, offer.boxId);
  if (kept.kind === "Refused") return judgeRefused(kept, odds, around);
  const wallet = kept.kind === "Ended" ? { ...NO_WALLET, statement: kept.statement, cameBy: kept.cameBy } : NO_WALLET;
  const judge = (answer: Answer) => {
    const endingTable = answer.kind === "Ended" ? tableOf(answer.by.offer.text) : undefined;
    const beside = { wallet, endingTable, earlier: undefined };
    return judgeAnswer({ ...kept, oddsTable, odds }, answer, beside, trust);
  };
  if (kept.kind === "Ended") return judge(kept.answer);
  const unanswered = await judgeUnanswered(kept.answers, judge);
  if (kept.kind === "Unanswered" || unanswered.verdict === "Breach" || offer === undefined) return unanswered;
  const loss = await provenLoss(kept.lost, offer.commitment, logs);
  if (loss === undefined) return withChecks(unanswered, [notHeld("record-lost")]);
  return judgeLost({ ...kept, oddsTable, odds }, loss.leaf, trust);
}
