import type { Answer, EndingAnswer } from "@trove/fairness";
import { expectedAt, judgeHeld, type PressPorts, type RevealedOpening } from "@trove/fairness/press";
import { ApiError } from "../../../api/api-error.ts";
import { tablesOf, readOffer } from "../history/odds-tables.ts";
import { earlierIds } from "../kept/kept-ids.ts";
import { openingsOf, revealsAbove } from "../kept/kept-openings.ts";
import { requirePerson } from "../kept/kept-person.ts";
import type { BrowserParts } from "./browser-parts.ts";
import { readClocks } from "./shop-time.ts";
import { trustOf } from "./trust-of.ts";

/** The texts that an answer brings: none, a record, or another browser's record and offer. */
function textsOf(answer: Answer) {
  if (answer.kind === "Nothing") return { records: [], offers: [] };
  if (answer.kind === "Ended") return { records: [answer.by.record], offers: [answer.by.offer] };
  return { records: [answer.record], offers: [] };
}

/** This browser's data for judging answers. */
export function answerPorts(parts: Pick<BrowserParts, "kept" | "shop">): Pick<PressPorts, "known" | "statement"> {
  const { kept, shop } = parts;
  return {
    async known({ userId, offer }, answer) {
      const { records, offers } = textsOf(answer);
      const signers = [offer, ...offers, ...records].map(({ keyId }) => keyId);
      const [trust, tables, earlier] = await Promise.all([
        requirePerson(kept, userId).then((person) => trustOf(person, signers, parts)),
        tablesOf([offer, ...offers], parts),
        earlierIds(
          kept,
          userId,
          records.map(({ text }) => text),
        ),
      ]);
      const [oddsTable, endingTable] = [offer, ...offers].map((one) => tables.get(readOffer(one)?.oddsHash ?? ""));
      return { trust, oddsTable, endingTable, earlier };
    },
    async statement(fromDay, toDay) {
      try {
        return await shop.statement(fromDay, toDay);
      } catch (error) {
        if (error instanceof ApiError) return undefined;
        throw error;
      }
    },
  };
}

/** This browser's data for examining offers. */
export function offerPorts(userId: string, parts: BrowserParts): Pick<PressPorts, "before"> {
  const { kept } = parts;
  return {
    async before({ response, arrival }) {
      const person = await requirePerson(kept, userId);
      const { head, offers, acceptedKeys, acceptedTimes = [] } = person;
      const nonce = readOffer(response.offer)?.nonce;
      const [trust, ofNonce, revealed, reading] = await Promise.all([
        trustOf(person, [response.offer.keyId], parts),
        nonce === undefined ? [] : openingsOf(kept, userId, nonce),
        revealsAbove(kept, userId, head?.nonce ?? -1),
        readClocks(parts),
      ]);
      const before = {
        head,
        offers: [...offers, ...ofNonce.map(({ offer }) => offer)],
        unanswered: revealed.map(({ offer }) => offer.text),
        time: { expected: expectedAt(arrival, reading), accepted: acceptedTimes },
      };
      return { before, trust: { ...trust, browserKeys: acceptedKeys } };
    },
  };
}

/** Judges an opening by the answer that ended it. Throws ApiError if missing data can't be loaded. */
export async function judgeAgain(
  opening: RevealedOpening,
  answer: EndingAnswer,
  parts: Pick<BrowserParts, "kept" | "shop">,
) {
  return (await judgeHeld(opening, answer, answerPorts(parts))).judgement;
}
