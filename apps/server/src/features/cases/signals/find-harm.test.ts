import { randomUUID } from "node:crypto";
import { fromEuros } from "@trove/money";
import { afterAll, beforeAll, expect, it } from "vitest";
import { stockItems, stockSureBox, type TestBox } from "../../../../test/catalogue/stock.ts";
import { openBoxes } from "../../../../test/openings/browser.ts";
import { overwrite } from "../../../../test/openings/meanwhile.ts";
import { runJob } from "../../../../test/payments/till.ts";
import { credit, makeAdmin, signUp, type TestPerson } from "../../../../test/people/people.ts";
import { openShop, type Shop } from "../../../../test/shop/shop.ts";

const ZONE = "Europe/Amsterdam";

let shop: Shop;
let admin: TestPerson;
let box: TestBox;
beforeAll(async () => {
  shop = await openShop({ COMPANY_TIME_ZONE: ZONE });
  // Openings are moved into the past, without the books.
  shop.isStaged = true;
  admin = await makeAdmin(shop);
  const [thing] = await stockItems(shop, [100]);
  box = await stockSureBox(shop, fromEuros(60), thing ?? expect.fail("no thing"));
});
afterAll(() => shop.close());

async function player(): Promise<TestPerson> {
  const person = await signUp(shop);
  await credit(shop, person, fromEuros(900));
  return person;
}

async function open(person: TestPerson, quantity: number): Promise<void> {
  const { status, text } = await openBoxes(shop, person, box, { quantity });
  if (status !== 200) throw new Error(text);
}

/** Moves a person's openings to an hour of local days, one opening to each. */
async function moveOpenings({ userId }: TestPerson, daysBefore: readonly number[], hour: number): Promise<void> {
  const today = Temporal.Now.zonedDateTimeISO(ZONE).toPlainDate();
  const times = daysBefore.map((days) => {
    const time = today
      .subtract({ days })
      .toZonedDateTime({ timeZone: ZONE, plainTime: Temporal.PlainTime.from({ hour }) });
    return new Date(time.epochMilliseconds).toISOString();
  });
  const places = `select transaction_id as id, ($2::timestamptz[])[row_number() over (order by transaction_id)] as at
    from openings where user_id = $1`;
  await overwrite(
    shop,
    `with places as (${places}), entries as (
      update ledger_entries set created_at = at from places where user_id = $1 and entry_id = id)
    update openings set opened_at = at from places where user_id = $1 and transaction_id = id`,
    [userId, times],
  );
}

const findHarm = () => runJob(shop, "find-harm");
const markersOf = async ({ userId: id }: TestPerson) =>
  (await shop.call("getPersonProtection", { params: { id } }, admin)).body.markers;

it("far more spending than usual opens one case a week, also when several processes search", async () => {
  const person = await player();
  await open(person, 5);
  await open(person, 3);
  await findHarm();
  expect(await markersOf(person)).toEqual([]);
  await open(person, 1);
  await Promise.all([findHarm(), findHarm(), findHarm()]);
  await open(person, 1);
  await findHarm();
  const [marker, ...more] = await markersOf(person);
  expect(marker).toMatchObject({ kind: "RisingSpend", amount: 540, usualAmount: 0, nights: null });
  expect(more).toEqual([]);
  const found = (await shop.call("getCase", { params: { id: marker?.caseId ?? "" } }, admin)).body;
  expect(found).toMatchObject({ status: "Open", number: marker?.caseNumber, people: [{ id: person.userId }] });
  expect(found.signals).toMatchObject([{ kind: "RisingSpend", amount: 540, usualAmount: 0, nights: null }]);
});

it("three nights with openings are a sign, by the shop's time zone", async () => {
  const [owl, lark] = [await player(), await player()];
  for (const person of [owl, lark]) await open(person, 3);
  await moveOpenings(owl, [0, 2, 6], 4);
  await moveOpenings(lark, [1, 2, 3], 5);
  await findHarm();
  expect(await markersOf(owl)).toMatchObject([{ kind: "NightPlay", nights: 3, amount: null }]);
  expect(await markersOf(lark)).toEqual([]);
});

it("a raise of a limit within a day of a loss is a sign, and one without a loss is none", async () => {
  const [loser, idler] = [await player(), await player()];
  await open(loser, 1);
  await open(idler, 1);
  await moveOpenings(idler, [2], 12);
  shop.clock.now = new Date(Date.now() + 1000);
  const set = (person: TestPerson, amount: number) =>
    shop.call("setLimit", { body: { kind: "Spend", period: "day", amount } }, { ...person, key: randomUUID() });
  for (const person of [loser, idler]) for (const amount of [500, 600]) await set(person, amount);
  await findHarm();
  await findHarm();
  const [marker, ...more] = await markersOf(loser);
  expect(marker?.kind).toBe("RaiseAfterLoss");
  expect(marker?.amount).toBeGreaterThanOrEqual(59);
  expect(more).toEqual([]);
  expect(await markersOf(idler)).toEqual([]);
});

it("people are counted once a month, however often they play and the job runs", async () => {
  const peopleOf = async () => (await shop.call("reportProtection", { query: { months: 1 } }, admin)).body.months[0];
  await findHarm();
  const before = (await peopleOf())?.people ?? 0;
  const [one, other] = [await player(), await player()];
  for (const person of [one, one, other]) await open(person, 1);
  await Promise.all([findHarm(), findHarm()]);
  await open(one, 1);
  await findHarm();
  expect((await peopleOf())?.people).toBe(before + 2);
});
