import type { OverviewFigure } from "@trove/contract";
import { cents } from "@trove/money";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { foldAll } from "../../../test/overview/fold-all.ts";
import { figureInLedger } from "../../../test/overview/ledger-figures.ts";
import { moveClock, runJob } from "../../../test/payments/till.ts";
import { credit, creditOften, makeAdmin, signUp, type TestPerson } from "../../../test/people/people.ts";
import { openListeningShop } from "../../../test/shop/listening-shop.ts";
import type { Shop } from "../../../test/shop/shop.ts";
import { liveOn } from "../../audit/lively-shop.fixture.ts";

let shop: Shop;
let admin: TestPerson;
let person: TestPerson;

beforeAll(async () => {
  shop = await openListeningShop({ LOG_LEVEL: "error" });
  [admin, person] = await Promise.all([makeAdmin(shop), signUp(shop)]);
});
afterAll(() => shop.close());

const fold = () => runJob(shop, "fold-ledger");

async function shownFigure(figure: OverviewFigure) {
  const { body } = await shop.call("getOverviewFigures", { query: { days: "7" } }, admin);
  const found = body.figures.find((each) => each.figure === figure);
  if (found === undefined) throw new Error(`no figure ${figure}`);
  return { ...found, period: body.period, seal: body.seal };
}

async function expectSameAsLedger(figure: OverviewFigure): Promise<void> {
  const { count, period } = await shownFigure(figure);
  expect(count).toBe((await figureInLedger(shop, figure, period)).count);
}

it("projections wait for an entry that is not committed yet, and leave out none", async () => {
  await foldAll(shop);
  const { count: before } = await shownFigure("goodwill");
  const other = await signUp(shop);
  await shop.owner.connection.transaction().execute(async (slow) => {
    await credit({ owner: { ...shop.owner, connection: slow }, clock: shop.clock }, person, cents(100));
    await credit(shop, other, cents(200));
    await fold();
    await fold();
    expect((await shownFigure("goodwill")).count).toBe(before);
  });
  await foldAll(shop);
  expect((await shownFigure("goodwill")).count).toBe(before + 2);
});

it("projections go on where the numbers of rolled back entries are missing", async () => {
  const fail = shop.owner.connection.transaction().execute(async (tx) => {
    await creditOften({ owner: { ...shop.owner, connection: tx }, clock: shop.clock }, person, 1, 6000);
    throw new Error("rolled back");
  });
  await expect(fail).rejects.toThrow("rolled back");
  await credit(shop, person, cents(100));
  await foldAll(shop);
  await expectSameAsLedger("goodwill");
});

it("projections are complete after many entries came at once, whichever processes fold them", async () => {
  const people = await Promise.all(Array.from({ length: 6 }, () => signUp(shop)));
  const writing = people.map((each) => creditOften(shop, each, 1, 3000));
  await Promise.all([...writing, ...Array.from({ length: 5 }, fold)]);
  await Promise.all([fold(), fold(), fold()]);
  await foldAll(shop);
  await expectSameAsLedger("goodwill");
});

it("projections are made again from nothing", async () => {
  await liveOn(shop);
  const owner = shop.owner.connection;
  await sql`truncate flow_sums, box_sums, ticket_counts, odds_watches`.execute(owner);
  await sql`update ledger_projection set folded_number = 0, final_number = 0`.execute(owner);
  await Promise.all([fold(), fold()]);
  await foldAll(shop);
  for (const figure of ["boxSales", "topUps", "goodwill"] as const) await expectSameAsLedger(figure);
  await runJob(shop, "check-projections");
  expect((await shownFigure("boxSales")).seal?.isEqual).toBe(true);
});

it("projections have no seal, and are logged, where they differ from the ledger", async () => {
  await foldAll(shop);
  const change = (by: number) =>
    sql`update flow_sums set amount_cents = amount_cents + ${by}
      where span = 'day' and to_account = 'house:boxes'`.execute(shop.owner.connection);
  await change(1);
  moveClock(shop, 3700);
  await runJob(shop, "check-projections");
  const [sales, topUps] = [await shownFigure("boxSales"), await shownFigure("topUps")];
  expect([sales.seal?.isEqual, sales.isSealed, topUps.isSealed]).toEqual([false, false, true]);
  expect(shop.log.filter((line) => line.includes("differ from the ledger"))).toHaveLength(1);
  await change(-1);
  moveClock(shop, 3700);
  await runJob(shop, "check-projections");
  expect((await shownFigure("boxSales")).isSealed).toBe(true);
});

it("projections are checked again only after a rest", async () => {
  const { seal } = await shownFigure("boxSales");
  moveClock(shop, 30);
  await runJob(shop, "check-projections");
  expect((await shownFigure("boxSales")).seal).toEqual(seal);
});
