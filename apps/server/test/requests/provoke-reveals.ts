import { randomBytes } from "node:crypto";
import { cents } from "@trove/money";
import { addLostRecords } from "../../src/features/lootboxes/index.ts";
import { stockBox, type TestBox } from "../catalogue/stock.ts";
import { openBoxes, prepareReveal, sendReveal } from "../openings/browser.ts";
import { lockAccount, overwrite, spend } from "../openings/meanwhile.ts";
import { credit, signUp, type TestPerson } from "../people/people.ts";
import { openShop, type Shop } from "../shop/shop.ts";
import type { Provocations } from "./provocations.ts";

/** Sends a reveal to a shop of its own, which loses something after the offer. */
async function revealAfter(lose: (restored: Shop, loser: TestPerson) => Promise<void>) {
  const restored = await openShop();
  restored.isStaged = true;
  const shown = await stockBox(restored);
  const loser = await signUp(restored);
  await credit(restored, loser, shown.price);
  const reveal = await prepareReveal(restored, loser, shown);
  await lose(restored, loser);
  const response = await sendReveal(restored, shown, reveal);
  await restored.close();
  return response;
}

/** Sends a reveal of a new person, after something has happened since the offer. */
async function revealOf({ shop, box }: { shop: Shop; box: TestBox }, happen: (person: TestPerson) => Promise<void>) {
  const person = await signUp(shop);
  await credit(shop, person, box.price);
  const reveal = await prepareReveal(shop, person, box);
  await happen(person);
  return sendReveal(shop, box, reveal);
}

/** Provokes the refusals of reveals. `get` is called only when a refusal is provoked. */
export function provokeReveals(
  get: () => { shop: Shop; box: TestBox; person: TestPerson },
): Pick<Provocations, "openLootbox"> {
  return {
    openLootbox: {
      INSUFFICIENT_BALANCE: () => revealOf(get(), (spender) => spend(get().shop, spender, cents(10))),
      ACCOUNT_BLOCKED: () => revealOf(get(), (offender) => lockAccount(get().shop, offender)),
      RECORD_LOST: () =>
        revealAfter(async ({ owner }, { userId }) => {
          const lost = [{ userId, nonce: 0, hash: randomBytes(32), logIndex: 0, endedBy: new Date() }];
          await owner.connection.transaction().execute((tx) => addLostRecords(tx, lost));
        }),
      HISTORY_LOST: () =>
        revealAfter(async (restored, { userId }) => {
          const withoutTopUp = "update wallets set balance_cents = 0, last_sequence = 0 where user_id = $1";
          await overwrite(restored, withoutTopUp, [userId]);
        }),
      NONCE_ENDED: async () => {
        const { shop, box, person } = get();
        const reveal = await prepareReveal(shop, person, box);
        await openBoxes(shop, person, box);
        return sendReveal(shop, box, reveal);
      },
    },
  };
}
