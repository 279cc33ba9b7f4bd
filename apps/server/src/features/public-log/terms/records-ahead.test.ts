import { parseReceipt } from "@trove/fairness";
import { cents } from "@trove/money";
import { expect, it } from "vitest";
import { stockBox } from "../../../../test/catalogue/stock.ts";
import { holdReveal } from "../../../../test/openings/held.ts";
import { sendReveal } from "../../../../test/openings/browser.ts";
import { stepClock } from "../../../../test/openings/step-clock.ts";
import { credit, signUp } from "../../../../test/people/people.ts";
import { logRecords, runJob } from "../../../../test/public-log/jobs.ts";
import { readTermsLog } from "../../../../test/public-log/reader.ts";
import { openShop, type Shop } from "../../../../test/shop/shop.ts";
import { publishVersion } from "../../lootboxes/index.ts";

const MINUTE_MS = 60_000;

it.each([
  ["waits for the log", async () => {}],
  [
    "is in the log",
    async (shop: Shop) => {
      await logRecords(shop);
      await runJob(shop.app, "recent-openings");
    },
  ],
])("announces a change of odds for a notice after a record of a wrong clock, which %s", async (_, log) => {
  const shop = await openShop({ ODDS_NOTICE_MINUTES: "10" });
  const box = await stockBox(shop);
  const person = await signUp(shop);
  await credit(shop, person, cents(10_000));
  await stepClock(shop, 120);
  const held = await holdReveal(shop, person, box);
  const { receipt } = (await sendReveal(shop, box, held.body)).body;
  await stepClock(shop, 0);
  await log(shop);
  const version = {
    lootboxId: box.lootboxId,
    tableVersion: 2,
    price: cents(600),
    drops: box.drops,
    at: shop.clock.now,
  };
  await shop.owner.connection.transaction().execute((tx) => publishVersion(tx, version));
  await shop.app.publicLog.terms.publish();
  const last = (await readTermsLog(shop)).findLast(({ kind }) => kind === "terms");
  const begin = last?.kind === "terms" ? Date.parse(last.validFrom) : Number.NaN;
  const notice = (begin - Date.parse(parseReceipt(receipt.text).time)) / MINUTE_MS;
  expect(notice).toBeGreaterThanOrEqual(10);
  expect(notice).toBeLessThan(13);
  // The person's offers stay at the time of the record, at which the odds are still those of before.
  const next = await holdReveal(shop, person, box);
  expect(next.held.oddsTable).toBe(held.held.oddsTable);
  await shop.close();
});
