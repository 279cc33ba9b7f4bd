import { type Judgement, withChecks } from "@trove/fairness";
import { cents } from "@trove/money";
import { expect, test } from "vitest";
import { SampleBrowser } from "../opening/sample/sample-browser.fixture.ts";
import { SampleShop } from "../opening/sample/sample-shop.fixture.ts";
import { detailChecks } from "./detail-checks.ts";

/** What an honest shop shows of the second of two boxes, long after they were opened. */
async function openedTwo() {
  const browser = await SampleBrowser.start(new SampleShop());
  const step = await browser.press(2);
  if (step.kind !== "Ended") throw new Error(`the step is ${step.kind}`);
  const { judgement } = step;
  const { record, draws } = judgement;
  const drop = draws?.[1]?.drop;
  if (record?.kind !== "Receipt" || drop === undefined) throw new Error("nothing was opened");
  const [, transactionId = ""] = record.transactionIds;
  const [, inventoryItemId = ""] = record.inventoryItemIds;
  const item = { id: drop.itemId, name: drop.name, marketPrice: cents(drop.marketPriceCents) };
  const detail = {
    transactionId,
    requestTransactionIds: [...record.transactionIds],
    ticket: record.tickets[1] ?? -1,
    probability: drop.tickets / 1_000_000,
    pricePaid: cents(499),
    itemId: drop.itemId,
    item: { ...item, imageUrl: "/pictures/x.webp", tier: "Common" as const },
    inventoryItemId,
    sellPrice: cents(drop.sellPriceCents),
  };
  return { judgement, detail };
}

function differing({ checks }: Judgement): readonly string[] {
  return checks.filter(({ outcome }) => outcome === "Differs").map(({ id }) => id);
}

test("a past opening that is shown as it was recorded stays verified", async () => {
  const { judgement, detail } = await openedTwo();
  expect(withChecks(judgement, detailChecks(detail, judgement)).verdict).toBe("Verified");
});

test("whatever is shown differently at a later look is a breach", async () => {
  const { judgement, detail } = await openedTwo();
  const [first = ""] = detail.requestTransactionIds;
  const lies: readonly (readonly [Partial<typeof detail>, string])[] = [
    [{ ticket: 7 }, "shown-tickets"],
    [{ itemId: first }, "shown-items"],
    [{ item: { ...detail.item, name: "Solid gold bar" } }, "shown-names"],
    [{ item: { ...detail.item, marketPrice: cents(62_000) } }, "shown-market-prices"],
    [{ sellPrice: cents(1) }, "shown-sell-prices"],
    [{ inventoryItemId: first }, "shown-inventory-items"],
    [{ probability: 0.5 }, "shown-odds"],
    [{ pricePaid: cents(1) }, "shown-odds"],
    [{ requestTransactionIds: [detail.transactionId] }, "shown-transactions"],
  ];
  for (const [lie, check] of lies) {
    const judged = withChecks(judgement, detailChecks({ ...detail, ...lie }, judgement));
    expect([judged.verdict, differing(judged), judged.isProven]).toEqual(["Breach", [check], false]);
  }
});
