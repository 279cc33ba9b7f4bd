import { randomUUID } from "node:crypto";
import { fromEuros } from "@trove/money";
import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openShop, type Shop } from "../../../test/shop/shop.ts";

const ZONE = "Europe/Berlin";
let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  // The counters are tested by themselves, without the ledger that the audit compares them with.
  shop.isStaged = true;
});
afterAll(() => shop.close());

type Event = { at: Date; deposit: number; paid: number; won: number };

async function count(userId: string, { at, deposit, paid, won }: Event): Promise<void> {
  const db = shop.owner.connection;
  if (deposit > 0) {
    await sql`select command.protection_deposit(${userId}, ${deposit}, ${at}, row(${ZONE}::text, null, null, null, null))`.execute(
      db,
    );
  }
  if (paid > 0) {
    await sql`select command.protection_count(array[row(${userId}, ${paid}::bigint, ${won}::bigint, ${at}::timestamptz,
      ${ZONE}::text)::command.play_count])`.execute(db);
  }
}

async function countersOf(userId: string, at: Date) {
  const { rows } = await sql<{ facts: { periods: Record<string, Record<string, number>> } }>`
    select command.protection_read(${userId}, ${at}, ${ZONE}) as facts`.execute(shop.owner.connection);
  const periods = rows[0]?.facts.periods ?? expect.fail("no counters");
  return Object.fromEntries(
    Object.entries(periods).map(([period, { Deposit = 0, Spend = 0, Loss = 0 }]) => [period, [Deposit, Spend, Loss]]),
  );
}

/** The local day, week and month of a time, each by its first day. */
function periodsOf(at: Date): Record<string, string> {
  const day = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(ZONE).toPlainDate();
  return {
    day: day.toString(),
    week: day.subtract({ days: day.dayOfWeek - 1 }).toString(),
    month: day.with({ day: 1 }).toString(),
  };
}

/** Sums the events of the periods of a time, as the counters should. */
function sumsOf(events: readonly Event[], at: Date) {
  const own = periodsOf(at);
  return Object.fromEntries(
    Object.entries(own).map(([period, begins]) => {
      const inside = events.filter((event) => periodsOf(event.at)[period] === begins);
      const sum = (value: (event: Event) => number) => inside.reduce((total, event) => total + value(event), 0);
      return [period, [sum(({ deposit }) => deposit), sum(({ paid }) => paid), sum(({ paid, won }) => paid - won)]];
    }),
  );
}

describe("counters", () => {
  it("counters are the sums of the local day, week and month after any history, also where clocks change", async () => {
    const cents = fc.integer({ min: 0, max: 5000 });
    const event = fc.record({
      // Two months around the last Sunday of October, when a day has 25 hours, and of March, with 23.
      at: fc.oneof(
        fc.date({ min: new Date("2025-10-24T00:00:00Z"), max: new Date("2025-11-04T00:00:00Z"), noInvalidDate: true }),
        fc.date({ min: new Date("2025-03-27T00:00:00Z"), max: new Date("2025-04-03T00:00:00Z"), noInvalidDate: true }),
      ),
      deposit: cents,
      paid: cents,
      won: cents,
    });
    await fc.assert(
      fc.asyncProperty(fc.array(event, { minLength: 1, maxLength: 12 }), async (unsorted) => {
        const userId = randomUUID();
        const events = unsorted
          .toSorted((a, b) => a.at.getTime() - b.at.getTime())
          .map((each) => ({ ...each, won: each.paid > 0 ? each.won : 0 }));
        for (const [index, each] of events.entries()) {
          await count(userId, each);
          const before = { ...each, paid: 0, won: 0, deposit: 0 };
          const happened = [...events.slice(0, index + 1), before];
          if (each.deposit > 0 || each.paid > 0) {
            expect(await countersOf(userId, each.at)).toEqual(sumsOf(happened, each.at));
          }
        }
      }),
      { numRuns: 15 },
    );
  });

  it("counters of a day begin anew at local midnight, to the millisecond, and count what comes late", async () => {
    const userId = randomUUID();
    const at = (text: string) => new Date(text);
    const deposit = (time: Date) => count(userId, { at: time, deposit: 100, paid: 0, won: 0 });
    // On 26 October 2025, the day in Berlin begins at 22:00 and ends 25 hours later, at 23:00.
    await deposit(at("2025-10-25T22:00:00.000Z"));
    await deposit(at("2025-10-26T22:59:59.999Z"));
    expect((await countersOf(userId, at("2025-10-26T22:59:59.999Z")))["day"]).toEqual([200, 0, 0]);
    expect((await countersOf(userId, at("2025-10-26T23:00:00.000Z")))["day"]).toEqual([0, 0, 0]);
    await deposit(at("2025-10-26T23:00:00.000Z"));
    await deposit(at("2025-10-26T22:59:59.998Z"));
    expect((await countersOf(userId, at("2025-10-26T23:00:00.000Z")))["day"]).toEqual([200, 0, 0]);
  });

  it.each([
    // Days of 25 and of 23 hours, and one as usual.
    ["2025-10-25T22:00:00.000Z", "2025-10-26T23:00:00.000Z"],
    ["2025-03-29T23:00:00.000Z", "2025-03-30T22:00:00.000Z"],
    ["2025-06-09T22:00:00.000Z", "2025-06-10T22:00:00.000Z"],
  ])("a limit holds to the cent from the first millisecond of a day to its last: %s to %s", async (from, until) => {
    const userId = randomUUID();
    await shop.owner.connection
      .insertInto("protectionLimits")
      .values({ userId, kind: "Deposit", period: "day", limitId: randomUUID(), amountCents: fromEuros(10) })
      .execute();
    const attempt = (at: number, deposit: number) =>
      count(userId, { at: new Date(at), deposit, paid: 0, won: 0 }).then(
        () => "counted",
        (error: Error) => error.message,
      );
    const [first, last] = [Date.parse(from), Date.parse(until) - 1];
    expect(await attempt(first - 1, 1000)).toBe("counted");
    expect(await attempt(first, 1001)).toBe("LIMIT_REACHED");
    expect(await attempt(first, 600)).toBe("counted");
    expect(await attempt(last, 401)).toBe("LIMIT_REACHED");
    expect(await attempt(last, 400)).toBe("counted");
    expect(await attempt(last, 1)).toBe("LIMIT_REACHED");
    expect(await attempt(last + 1, 1000)).toBe("counted");
  });
});
