import { randomUUID } from "node:crypto";
import { OVERVIEW_DAYS, OVERVIEW_FIGURES, type OverviewFigure } from "@trove/contract";
import { cents, fromEuros, sum } from "@trove/money";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buyFromBalance, putOnSale, toKeep, toSend } from "../../../test/orders/orders.ts";
import { stockBox, type TestBox, type TestItem } from "../../../test/catalogue/stock.ts";
import { openInTurn } from "../../../test/openings/browser.ts";
import { cancel, ship } from "../../../test/orders/shipments.ts";
import { foldAll } from "../../../test/overview/fold-all.ts";
import { figureInLedger, liabilitiesInTables } from "../../../test/overview/ledger-figures.ts";
import { addAddress, runJob } from "../../../test/payments/till.ts";
import { credit, makeAdmin, signUp, type TestPerson } from "../../../test/people/people.ts";
import { openListeningShop } from "../../../test/shop/listening-shop.ts";
import type { Shop } from "../../../test/shop/shop.ts";
import { liveOn } from "../../audit/lively-shop.fixture.ts";

let shop: Shop;
let admin: TestPerson;
let people: TestPerson[];
let boxes: TestBox[];
let item: TestItem;

beforeAll(async () => {
  shop = await openListeningShop();
  admin = await makeAdmin(shop);
  people = await Promise.all(Array.from({ length: 4 }, () => signUp(shop)));
  boxes = [await stockBox(shop), await stockBox(shop, cents(120))];
  item = await putOnSale(shop);
  await liveOn(shop);
});
afterAll(() => shop.close());

type Act = { kind: "credit" | "open" | "sell" | "keep" | "send"; who: number; many: number };

const act: fc.Arbitrary<Act> = fc.record({
  kind: fc.constantFrom("credit", "open", "open", "open", "sell", "keep", "send"),
  who: fc.nat({ max: 3 }),
  many: fc.integer({ min: 1, max: 5 }),
});

/** A clock in the past, by up to 200 days. So there are entries in both compared periods and before them. */
const earlier = (days: number) => ({ owner: shop.owner, clock: { now: new Date(Date.now() - days * 86_400_000) } });

/** Does one step of a person. If the shop refuses the step, nothing changes. */
async function perform({ kind, who, many }: Act): Promise<void> {
  const person = people[who];
  const box = boxes[many % 2];
  if (person === undefined || box === undefined) return;
  if (kind === "credit") await credit(earlier((many ** 4 * 7) % 200), person, cents(2000 * many));
  if (kind === "open") await openInTurn(shop, person, box, { quantity: many });
  if (kind === "keep") await buyFromBalance(shop, person, toKeep([item]));
  const held = await shop.call("listInventory", { query: { status: "InInventory" } }, person);
  const [first] = held.body.items;
  if (first === undefined) return;
  if (kind === "sell") {
    const body = { expectedSellPrice: first.sellPrice };
    await shop.call("sellInventoryItem", { params: { id: first.id }, body }, { ...person, key: randomUUID() });
  }
  if (kind === "send") {
    const sent = { inventoryItemIds: [first.id], shippingAddressId: await addAddress(shop, person) };
    const { body, status } = await ship(shop, person, sent);
    if (status === 201 && many > 2) await cancel(shop, person, body.shipmentId);
    const bought = await buyFromBalance(shop, person, toSend([item]));
    if (bought.status === 201 && many > 3)
      await cancel(shop, person, bought.body.shipmentId ?? "", { refund: "Balance" });
  }
}

const fold = () => runJob(shop, "fold-ledger");

async function expectFigures(days: (typeof OVERVIEW_DAYS)[number]): Promise<void> {
  const { body } = await shop.call("getOverviewFigures", { query: { days } }, admin);
  const shown = body.figures.map(({ figure, count, amount, before }) => [
    figure,
    [count, fromEuros(amount)],
    [before.count, fromEuros(before.amount)],
  ]);
  const computed = body.figures.map(async ({ figure }) => {
    const [now, then] = await Promise.all([
      figureInLedger(shop, figure, body.period),
      figureInLedger(shop, figure, body.before),
    ]);
    return [figure, [now.count, now.cents], [then.count, then.cents]];
  });
  expect(shown).toEqual(await Promise.all(computed));
  for (const { count, amount, series } of body.figures) {
    expect(series.count).toHaveLength(body.points.length);
    expect(series.count.reduce((total, part) => total + part, 0)).toBe(count);
    expect(sum(series.amount.map(fromEuros))).toBe(fromEuros(amount));
  }
}

async function expectLiabilities(): Promise<void> {
  const tables = await liabilitiesInTables(shop);
  for (const days of OVERVIEW_DAYS) {
    const { wallets, inventories } = (await shop.call("getOverviewLiabilities", { query: { days } }, admin)).body;
    const shown = {
      wallets: fromEuros(wallets.amount),
      pieces: inventories.count,
      marketCents: fromEuros(inventories.marketValue),
      sellCents: fromEuros(inventories.amount),
    };
    expect(shown).toEqual(tables);
    expect([wallets.series.amount.at(-1), inventories.series.amount.at(-1)]).toEqual([
      wallets.amount,
      inventories.amount,
    ]);
  }
}

/** Returns all entries that the shop lists for a figure of the last 90 days, page by page. */
async function listAll(figure: OverviewFigure, period: { fromUtc: string; toUtc: string }) {
  const listed = [];
  for (let pageNumber = 1, pages = 1; pageNumber <= pages; pageNumber += 1) {
    const query = { figure, ...period, pageNumber, pageSize: 7 };
    const { body } = await shop.call("listOverviewEntries", { query }, admin);
    listed.push(...body.items);
    pages = body.totalPages;
    expect(body.totalCount).toBe((await figureInLedger(shop, figure, period)).count);
  }
  return listed;
}

it("figures are what SQL computes from the ledger, whatever happened while the sums were made", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 8, maxLength: 16 }), async (acts) => {
      const [some, others] = [acts.slice(0, acts.length / 2), acts.slice(acts.length / 2)];
      await Promise.all([...some.map(perform), fold(), fold()]);
      await Promise.all([...others.map(perform), fold(), fold()]);
      await foldAll(shop);
      shop.clock.now = new Date();
      for (const days of OVERVIEW_DAYS) await expectFigures(days);
      await expectLiabilities();
    }),
    { numRuns: 6 },
  );
});

it("open the entries that they are the sum of, each once, newest first", async () => {
  await foldAll(shop);
  const { body } = await shop.call("getOverviewFigures", { query: { days: "90" } }, admin);
  for (const figure of OVERVIEW_FIGURES) {
    const listed = await listAll(figure, body.period);
    const { count, cents: total } = await figureInLedger(shop, figure, body.period);
    expect([figure, count]).not.toEqual([figure, 0]);
    expect([figure, new Set(listed.map(({ id }) => id)).size, listed.length]).toEqual([figure, count, count]);
    expect(sum(listed.map(({ amount }) => fromEuros(amount)))).toBe(total);
    const hours = listed.map(({ createdAtUtc }) => createdAtUtc.slice(0, 13));
    expect(hours).toEqual(hours.toSorted().toReversed());
  }
});

it("figures have a seal after the sums were compared with the ledger", async () => {
  await foldAll(shop);
  await runJob(shop, "check-projections");
  const { body } = await shop.call("getOverviewFigures", { query: { days: "30" } }, admin);
  expect(body.seal).toEqual({ checkedAtUtc: shop.clock.now.toISOString(), isEqual: true });
  expect(body.figures.every(({ isSealed }) => isSealed)).toBe(true);
});
