import { ApiError } from "../../../api/api-error.ts";
import { openingsAt } from "../kept/kept-openings.ts";
import { allPeople } from "../kept/kept-person.ts";
import type { Around } from "../opening/around.ts";
import { askOnce } from "./ask-once.ts";
import { randomHex } from "../opening/random-hex.ts";
import { oneTabAtATime } from "../opening/tab-lock.ts";

/** Statement and balance are those of the person who is signed in, and say nothing about another's opening. */
function withoutWallet(around: Around): Around {
  const refuse = () => Promise.reject(new ApiError(401, { code: "UNAUTHENTICATED" }));
  return { ...around, shop: { ...around.shop, statement: refuse, balance: refuse } };
}

/**
 * Sends the reveals of other people in this browser once more: a reveal authorizes itself and needs no session. Returns
 * the number without a record. Never rejects for an answer of the shop.
 */
export async function settleOthers(userId: string, around: Around): Promise<number> {
  const { kept } = around;
  const others = (await allPeople(kept)).filter((person) => person.userId !== userId);
  const waiting = await Promise.all(others.map((person) => openingsAt(kept, person.userId, "Open")));
  let unanswered = 0;
  for (const opening of waiting.flat()) {
    if (opening.kind !== "Revealed") continue;
    const ask = () => askOnce(opening, randomHex(), withoutWallet(around));
    const outcome = await oneTabAtATime(opening.userId, ask);
    if (outcome === undefined) unanswered += 1;
  }
  return unanswered;
}
