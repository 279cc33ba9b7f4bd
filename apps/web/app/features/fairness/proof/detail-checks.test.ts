import { type Judgement, parseOddsTable, ticketRanges, withChecks } from "@trove/fairness";
import { cents } from "@trove/money";
import { expect, test } from "vitest";
import { SampleBrowser, settledIn } from "../opening/sample/sample-browser.fixture.ts";
import { BOX_ID, ODDS_TABLE, SampleShop, USER_ID } from "../opening/sample/sample-shop.fixture.ts";
import { allOpenings, keepOpening } from "../kept/kept-openings.ts";
import { detailChecks } from "./detail-checks.ts";
import { lookBack } from "../history/look-back.ts";
import { lookUpOwn } from "./look-up-proof.ts";

/**
 * Opens two boxes at an honest shop. Returns its later response about the second one, and the data to compare it with.
 */
async function openedTwo() {
  const browser = await SampleBrowser.start(new SampleShop());
  const settled = settledIn(await browser.press(2));
  if (settled === undefined) throw new Error("an honest press has a record");
  const { judgement, opening } = settled;
  const { offer, record, draws } = judgement;
  const drop = draws?.[1]?.drop;
  if (record?.kind !== "Receipt" || drop === undefined || offer === undefined) throw new Error("nothing was opened");
  const [, transactionId = ""] = record.transactionIds;
  const [, inventoryItemId = ""] = record.inventoryItemIds;
  const item = {
    id: drop.itemId,
    name: drop.name,
    marketPrice: cents(drop.marketPriceCents),
    imageUrl: "/pictures/x.webp",
    tier: "Common" as const,
  };
  const ofTable = parseOddsTable(ODDS_TABLE);
  const ranges = ticketRanges(ofTable.drops);
  const drops = ofTable.drops.map(({ itemId, name, marketPriceCents, tickets }, index) => {
    const { ticketFrom = 0, ticketTo = 0 } = ranges[index] ?? {};
    const shown = { ...item, id: itemId, name, marketPrice: cents(marketPriceCents) };
    const own = { id: itemId, itemId, item: shown, translatedName: null };
    return { ...own, tickets, ticketFrom, ticketTo, probability: tickets / 1_000_000 };
  });
  const fairness = {
    nonce: 0,
    drawIndex: 1,
    serverSeed: record.serverSeed,
    serverSeedHash: offer.commitment,
    clientSeed: opening.clientSeed,
    clientEntropy: record.clientEntropy,
    oddsHash: offer.oddsHash,
  };
  const detail = {
    id: transactionId,
    userInfoId: USER_ID,
    openedAtUtc: record.time,
    inventoryStatus: "InInventory" as const,
    lootBox: { id: BOX_ID, name: "Sample box", imageUrl: "/pictures/box.webp", hue: 40 },
    tableVersion: ofTable.version,
    drops,
    fairness,
    transactionId,
    requestTransactionIds: [...record.transactionIds],
    ticket: record.tickets[1] ?? -1,
    probability: drop.tickets / 1_000_000,
    pricePaid: cents(499),
    itemId: drop.itemId,
    item,
    inventoryItemId,
    sellPrice: cents(drop.sellPriceCents),
  };
  const known = { clientSeed: opening.clientSeed, oddsTable: ODDS_TABLE };
  return { browser, judgement, detail, known };
}

function differing({ checks }: Judgement): readonly string[] {
  return checks.filter(({ outcome }) => outcome === "Differs").map(({ id }) => id);
}

test("a past opening that is shown as it was recorded stays verified", async () => {
  const { judgement, detail, known } = await openedTwo();
  expect(withChecks(judgement, detailChecks(detail, judgement, known)).verdict).toBe("Verified");
});

test("whatever is shown differently at a later look is a breach", async () => {
  const { judgement, detail, known } = await openedTwo();
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
    [{ lootBox: { ...detail.lootBox, id: first } }, "shown-odds"],
    [{ tableVersion: 77 }, "shown-odds"],
    [{ drops: detail.drops.slice(1) }, "shown-odds"],
    [{ fairness: { ...detail.fairness, nonce: 5 } }, "shown-nonce"],
    [{ fairness: { ...detail.fairness, drawIndex: 0 } }, "shown-boxes"],
    [{ fairness: { ...detail.fairness, serverSeed: "00" } }, "shown-server-seed"],
    [{ requestTransactionIds: [detail.transactionId] }, "shown-transactions"],
  ];
  for (const [lie, check] of lies) {
    const judged = withChecks(judgement, detailChecks({ ...detail, ...lie }, judgement, known));
    expect([judged.verdict, [...new Set(differing(judged))], judged.isProven]).toEqual(["Breach", [check], false]);
  }
});

test("the record is found by its transaction, whatever the shop says beside it", async () => {
  const { browser, detail } = await openedTwo();
  const verdictOf = async (shown: typeof detail) => (await lookUpOwn(shown, USER_ID, browser.parts))?.judgement.verdict;
  expect(await verdictOf(detail)).toBe("Unlogged");
  await lookBack(USER_ID, browser.parts, () => undefined);
  expect(await verdictOf(detail)).toBe("Verified");
  const other = "99999999-9999-4999-8999-999999999999";
  expect(await verdictOf({ ...detail, transactionId: other, ticket: 1 })).toBe("Breach");
  expect(await verdictOf({ ...detail, fairness: { ...detail.fairness, nonce: 7 } })).toBe("Breach");
  const unfair = { ...detail, fairness: null };
  expect((await lookUpOwn(unfair, USER_ID, browser.parts))?.judgement.verdict).toBe("Breach");
  const hidden = { ...unfair, transactionId: other, requestTransactionIds: [other] };
  expect((await lookUpOwn(hidden, USER_ID, browser.parts))?.judgement.verdict).toBe("Breach");
});

test("a breach that was kept for the nonce wins", async () => {
  const { browser, detail } = await openedTwo();
  const [opening] = await allOpenings(browser.kept, USER_ID);
  if (opening === undefined) throw new Error("nothing is kept");
  await keepOpening(browser.kept, { ...opening, id: "5e".repeat(32), verdict: "Breach", stage: "Done" });
  expect((await lookUpOwn(detail, USER_ID, browser.parts))?.judgement.verdict).toBe("Breach");
});
