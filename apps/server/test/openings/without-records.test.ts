import { fromEuros, cents } from "@trove/money";
import { expect, it } from "vitest";
import { stockBox } from "../catalogue/stock.ts";
import { credit, signUp } from "../people/people.ts";
import { readStatement, stepsThatDoNotFollow } from "../people/statements.ts";
import { openShop } from "../shop/shop.ts";
import { openBoxes, prepareReveal, sendReveal } from "./browser.ts";
import { holdReveal, judge } from "./held.ts";
import { overwrite } from "./meanwhile.ts";

/** Statements that bring the tables into the state of a shop from before records existed. */
const WITHOUT_RECORDS = [
  "update openings set nonce = null",
  "delete from record_places",
  "delete from record_queue",
  "delete from records",
  "update fairness_states set nonce = 0, record_hash = default",
];

it("keeps openings of before as rows of the statement, and opens every box with a proof from then on", async () => {
  const shop = await openShop();
  const box = await stockBox(shop, fromEuros(1));
  const person = await signUp(shop);
  await credit(shop, person, cents(10_000));
  const [opening] = (await openBoxes(shop, person, box, { quantity: 2 })).body.openings;
  for (const statement of WITHOUT_RECORDS) await overwrite(shop, statement, []);

  const query = { transactionId: opening?.transactionId ?? "" };
  const detail = (await shop.call("getOpeningDetail", { query }, person)).body;
  expect(detail).toMatchObject({ fairness: null, ticket: opening?.ticket, sellPrice: opening?.sellPrice });
  expect((await shop.call("listOpenings", { query: {} }, person)).body.items).toEqual([]);
  const fair = (await shop.call("getProvablyFair", {}, person)).body;
  expect(fair).toMatchObject({ nonce: 0, lastOpenings: [] });

  const held = await holdReveal(shop, person, box, { quantity: 3 });
  expect(await judge(shop, held, await sendReveal(shop, box, held.body))).toMatchObject({ verdict: "Verified" });
  expect((await prepareReveal(shop, person, box)).offer.text).toContain(`${person.userId}\n1\n`);
  expect(stepsThatDoNotFollow(await readStatement(shop, person.token))).toEqual([]);
  await shop.close();
});
