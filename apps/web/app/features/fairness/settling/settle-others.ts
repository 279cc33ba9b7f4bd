import { ApiError } from "../../../api/api-error.ts";
import { openingsAt } from "../kept/kept-openings.ts";
import { allPeople } from "../kept/kept-person.ts";
import type { Around } from "../opening/around.ts";
import { askOnce } from "./ask-once.ts";
import { randomHex } from "../opening/random-hex.ts";
import { oneTabAtATime } from "../opening/tab-lock.ts";

/**
 * Refuses to load statement and balance, because they are the signed-in person's, not those of the opening's person.
 */
function withoutWallet(around: Around): Around {
  const refuse = () => Promise.reject(new ApiError(401, { code: "UNAUTHENTICATED" }));
  return { ...around, shop: { ...around.shop, statement: refuse, balance: refuse } };
}

/**
 * Sends the waiting reveals of other people in this browser once more; a reveal needs no session. Returns how many
 * still have no record. Doesn't reject if the shop refuses.
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
