import { type RevealedOpening, runPress, type Unknown } from "@trove/fairness/press";
import { ApiError } from "../../../api/api-error.ts";
import { openingsAt } from "../kept/kept-openings.ts";
import { allPeople } from "../kept/kept-person.ts";
import type { BrowserParts } from "./browser-parts.ts";
import { preparedOffers } from "./prepared-offers.ts";
import { noQuestion, pressPorts } from "./press-ports.ts";
import { randomHex } from "./random-hex.ts";

/**
 * Refuses to load statement and balance, because they are the signed-in person's, not those of the opening's person.
 */
function withoutWallet(parts: BrowserParts): BrowserParts {
  const refuse = () => Promise.reject(new ApiError(401, { code: "UNAUTHENTICATED" }));
  return { ...parts, shop: { ...parts.shop, statement: refuse, balance: refuse } };
}

function settleOnce(opening: RevealedOpening, parts: BrowserParts) {
  const { userId } = opening;
  const visit = { offers: preparedOffers(parts) };
  const page = { show: () => undefined, askClock: noQuestion };
  const ports = pressPorts({ userId }, parts, visit, page);
  return runPress({ kind: "Once", userId, nextEntropy: randomHex(), opening }, ports);
}

/**
 * Sends the waiting reveals of other people in this browser once more; a reveal needs no session. Returns those that
 * still have no record. Doesn't reject if the shop refuses.
 */
export async function settleOthers(userId: string, parts: BrowserParts): Promise<readonly Unknown[]> {
  const { kept } = parts;
  const others = (await allPeople(kept)).filter((person) => person.userId !== userId);
  const waiting = await Promise.all(others.map((person) => openingsAt(kept, person.userId, "Open")));
  const unknown: Unknown[] = [];
  for (const opening of waiting.flat()) {
    if (opening.kind !== "Revealed") continue;
    const outcome = await settleOnce(opening, withoutWallet(parts));
    if (outcome?.kind === "Unknown") unknown.push(outcome);
  }
  return unknown;
}
