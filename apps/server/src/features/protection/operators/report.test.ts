import { randomUUID } from "node:crypto";
import { fromEuros } from "@trove/money";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { stockBox } from "../../../../test/catalogue/stock.ts";
import { openBoxes } from "../../../../test/openings/browser.ts";
import { overwrite } from "../../../../test/openings/meanwhile.ts";
import { foldAll } from "../../../../test/overview/fold-all.ts";
import { openCase } from "../../../../test/people/operator.ts";
import { credit, makeAdmin, signUp, type TestPerson } from "../../../../test/people/people.ts";
import { openShop, type Shop } from "../../../../test/shop/shop.ts";

const ZONE = "America/New_York";
const MONTHS = 4;

let shop: Shop;
let admin: TestPerson;
beforeAll(async () => {
  shop = await openShop({ COMPANY_TIME_ZONE: ZONE });
  // Breaks, limits and signs of the past are written without their people.
  shop.isStaged = true;
  admin = await makeAdmin(shop, "Finance");
});
afterAll(() => shop.close());

const report = async (months = MONTHS) => (await shop.call("reportProtection", { query: { months } }, admin)).body;

const today = Temporal.Now.zonedDateTimeISO(ZONE);
const months = Array.from({ length: MONTHS }, (_, back) =>
  today.toPlainDate().toPlainYearMonth().subtract({ months: back }),
);

/** A time within a month of the shop, from its first second to its last, but never later than now. */
const timeIn = (back: number, part: number): Date => {
  const from = months[back]?.toPlainDate({ day: 1 }).toZonedDateTime(ZONE).epochMilliseconds ?? 0;
  const to =
    months[back - 1]?.toPlainDate({ day: 1 }).toZonedDateTime(ZONE).epochMilliseconds ?? today.epochMilliseconds;
  return new Date(from + Math.floor((to - 1000 - from) * part));
};

const placed = { back: fc.integer({ min: 0, max: MONTHS - 1 }), part: fc.constantFrom(0, 0.3, 0.7, 1) };
const person = fc.integer({ min: 0, max: 2 });
const taken = fc.record({
  ...placed,
  person,
  kind: fc.constantFrom("Break" as const, "Exclusion" as const),
  by: fc.constantFrom("Person" as const, "Operator" as const, "Shop" as const),
  days: fc.integer({ min: 1, max: 70 }),
  reopened: fc.option(fc.integer({ min: 1, max: 40 })),
});
const changed = fc.record({ ...placed, person, amount: fc.option(fc.integer({ min: 1, max: 3 })) });

const DAY_MS = 86_400_000;
const later = (time: Date, days: number) => new Date(time.getTime() + days * DAY_MS);
const people = [randomUUID(), randomUUID(), randomUUID()];

it("the report counts breaks, exclusions and limits of each month as a model does", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(taken, { maxLength: 12 }), fc.array(changed, { maxLength: 12 }), async (breaks, raw) => {
      await overwrite(shop, "truncate breaks, protection_limit_changes", []);
      for (const { person: who, kind, by, days, reopened, back, part } of breaks) {
        const began = timeIn(back, part);
        const reopens = kind === "Exclusion" && reopened !== null ? later(began, days + reopened) : null;
        await overwrite(shop, "insert into breaks values ($1, gen_random_uuid(), $2, $3, $4, $5, $6)", [
          people[who],
          kind,
          began,
          later(began, days),
          reopens,
          by,
        ]);
      }
      // A person has one change at a time.
      const changes = raw
        .map((change, index) => ({ ...change, at: new Date(timeIn(change.back, change.part).getTime() + index) }))
        .toSorted((a, b) => a.at.getTime() - b.at.getTime());
      const amounts = new Map<number, number | null>();
      const counted = changes.map((change) => {
        const before = amounts.get(change.person) ?? null;
        const { amount } = change;
        amounts.set(change.person, amount);
        if (before === null) return amount === null ? undefined : { ...change, as: "set" as const };
        return { ...change, as: amount !== null && amount < before ? ("lowered" as const) : ("raised" as const) };
      });
      for (const change of counted) {
        if (change === undefined) continue;
        const { person: who, as, amount, at } = change;
        const name = as === "raised" ? "Raised" : "Set";
        await overwrite(
          shop,
          "insert into protection_limit_changes values ($1, gen_random_uuid(), 'Spend', 'day', $2, $3, $4)",
          [people[who], name, amount, at],
        );
      }
      const rows = (await report()).months;
      expect(rows.map(({ month }) => month)).toEqual(months.map(String));
      for (const [back, row] of rows.entries()) {
        const limits = (as: string) => counted.filter((change) => change?.as === as && change.back === back).length;
        expect(row.limits).toEqual({ set: limits("set"), lowered: limits("lowered"), raised: limits("raised") });
        const begun = (kind: string, by: string) =>
          breaks.filter((each) => each.kind === kind && each.by === by && each.back === back).length;
        const end = back === 0 ? new Date() : timeIn(back - 1, 0);
        const running = (kind: string) =>
          new Set(
            breaks
              .filter((each) => {
                const began = timeIn(each.back, each.part);
                const isPast = later(began, each.days) <= end;
                const isReopened = each.reopened !== null && later(began, each.days + each.reopened) <= end;
                return each.kind === kind && began < end && !(isPast && (kind === "Break" || isReopened));
              })
              .map((each) => each.person),
          ).size;
        const byBoth = (kind: string) => ({ byPeople: begun(kind, "Person"), byOperators: begun(kind, "Operator") });
        expect(row.breaks).toEqual({ ...byBoth("Break"), running: running("Break") });
        const byShop = begun("Exclusion", "Shop");
        expect(row.exclusions).toEqual({ ...byBoth("Exclusion"), byShop, running: running("Exclusion") });
      }
    }),
    { numRuns: 5 },
  );
});

it("the report has the money of the ledger's sums, signs of harm, and closed cases that had one", async () => {
  const [player, box] = [await signUp(shop), await stockBox(shop)];
  await credit(shop, player, fromEuros(50));
  const { openings } = (await openBoxes(shop, player, box, { quantity: 2 })).body;
  await foldAll(shop);
  const owner = await makeAdmin(shop);
  const ids = [];
  for (const who of [player, await signUp(shop)]) ids.push((await openCase(shop, owner, who)).body.id);
  const sign = "insert into case_signals values ('NightPlay', $1, '2026-W01', $2, '{}', $3)";
  await overwrite(shop, sign, [player.userId, ids[0], new Date()]);
  const close = { status: "Closed", outcome: "Protected", reason: "Called", version: 1 } as const;
  for (const id of ids)
    await shop.call("setCaseStatus", { params: { id }, body: close }, { ...owner, key: randomUUID() });
  const won = openings.reduce((sum, { item }) => sum + item.marketPrice, 0);
  const { months: rows, timeZone } = await report(2);
  expect(timeZone).toBe(ZONE);
  expect(rows[0]).toMatchObject({
    spentAmount: 9.98,
    wonAmount: won,
    netAmount: Number((won - 9.98).toFixed(2)),
    markers: { RisingSpend: 0, NightPlay: 1, RaiseAfterLoss: 0, ReturnedTopUps: 0 },
    casesClosed: 1,
  });
  expect(rows[1]).toMatchObject({ people: null, spentAmount: 0, casesClosed: 0 });
});

it("the report is a CSV file with a line for each month, and its download is audited", async () => {
  const { text, headers } = await shop.call("downloadProtectionReport", { query: { months: 2 } }, admin);
  const [head = "", ...lines] = text.trim().split("\r\n");
  expect(headers["content-disposition"]).toContain(`protection-${String(months[1])}-${String(months[0])}.csv`);
  expect(head).toContain("People who opened boxes");
  expect(lines.map((line) => line.split(",").length)).toEqual(Array(2).fill(head.split(",").length));
  expect(lines[0]).toContain(String(months[0]));
  const { body } = await shop.call("listAudit", { query: { action: "downloadProtectionReport" } }, admin);
  expect(body.items).toMatchObject([{ actor: { userInfoId: admin.userId } }]);
  const support = await makeAdmin(shop, "Support");
  expect((await shop.call("reportProtection", { query: {} }, support)).status).toBe(403);
});
