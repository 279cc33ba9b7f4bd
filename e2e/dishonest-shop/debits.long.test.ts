import { randomUUID } from "node:crypto";
import { parseReceipt } from "@trove/fairness";
import { cents } from "@trove/money";
import { reload } from "../support/browser.ts";
import { expect } from "vitest";
import { evidenceButton, judgeBy, keyOptions, logOptions, savedBy } from "../support/dishonest/evidence.ts";
import { receiptWith } from "../support/dishonest/forger.ts";
import { openHonestly, press } from "../support/dishonest/press.ts";
import { lieAbout } from "../support/dishonest/proxy.ts";
import { it } from "../support/journey.ts";
import { expectSound } from "../support/looks.ts";
import { findBox } from "../support/operator.ts";
import { newPlayer, resultOf } from "../support/player.ts";

const TAKEN_CENTS = 500;

it("€5 that the shop takes after the reveal, with a purchase that it invents: asked on the page and on the command line", async ({
  shop,
  newTab,
}) => {
  const one = await newPlayer(shop, newTab, await findBox(shop, "game-night"));
  const { page } = one;
  await openHonestly(one, 1);
  await reload(page);
  let takenAt: string | undefined;
  await lieAbout(page, "openLootbox", (honest) => {
    const { balanceAfterCents, time } = parseReceipt(honest.receipt.text);
    takenAt = time;
    const lie = receiptWith(honest, { balanceAfterCents: cents(balanceAfterCents - TAKEN_CENTS) });
    const amount = honest.balance.amount - TAKEN_CENTS / 100;
    return { ...lie, nextOffer: null, balance: { ...honest.balance, amount } };
  });
  await lieAbout(page, "listTransactions", (lines) => {
    const [first] = lines;
    if (takenAt === undefined || first === undefined) return lines;
    const made = { transactionId: randomUUID(), createdAtUtc: takenAt, amount: -TAKEN_CENTS / 100 };
    return [{ ...first, ...made, description: "Order 1043", relatedId: null }, ...lines];
  });
  const result = await press(one, resultOf);
  await result.getByRole("heading", { name: "Was this you?" }).waitFor();
  await result.getByText("Please confirm").waitFor();
  expect(await result.getByText(/^Verified/u).count()).toBe(0);
  await expectSound(page);
  const path = await savedBy(page, evidenceButton(result));
  const { exitCode, report } = await judgeBy([...(await keyOptions(shop)), ...(await logOptions(shop))], path);
  expect([exitCode, report]).toEqual([
    2,
    expect.stringMatching(/ask {7}the balance after is the offer's less the cost/u),
  ]);
  await result.getByRole("button", { name: "Yes, that was me" }).click();
  await result.getByText("Verified, not yet in the log").waitFor();
});
