import { describe, expect, test } from "vitest";
import type { Batch } from "../../../test/audited-logs.ts";
import { logsLeaf, oddsLeafOf, openBox, openingLeaf, tableOf, termsLeafOf } from "../../../test/audited-logs.ts";
import { audit, busy, logsOf, shopWith } from "../../../test/audited-shop.ts";
import type { Simulated } from "../../../test/simulated-shop.ts";
import { every, MINUTE, START } from "../../../test/simulated-shop.ts";
import type { RecordsLogLeaf } from "../../log/leaves/records-log.ts";
import type { TermsLogLeaf } from "../../log/leaves/terms-log.ts";

const [usual, other] = [tableOf(1, 2, 402), tableOf(1, 9, 409)];
const timeAt = (minute: number) => new Date(START + minute * MINUTE).toISOString();
const minuteAt = (minute: number) => `${timeAt(minute).slice(0, 16)}Z`;

/** The same logs with one batch more of the terms log, published in this minute. */
function withTerms(
  shop: Simulated,
  minute: number,
  leaves: readonly TermsLogLeaf[],
  lists: Simulated["lists"],
): Simulated {
  const batch = { leaves, at: START + minute * MINUTE };
  const terms = [...shop.terms, batch].toSorted((one, next) => one.at - next.at);
  return { ...shop, terms, lists: [...shop.lists, ...lists] };
}

/** The same logs with a leaf more in the first batch of the records log after this minute. */
function withRecord(shop: Simulated, minute: number, leaf: RecordsLogLeaf): Simulated {
  const place = shop.records.findIndex(({ at, leaves }) => at > START + minute * MINUTE && leaves.length > 0);
  const records = shop.records.map((batch, index): Batch<RecordsLogLeaf> => {
    return index === place ? { ...batch, leaves: [leaf, ...batch.leaves] } : batch;
  });
  return { ...shop, records };
}

const [open, worse] = [[openBox(usual)], [openBox(other)]];

/** Odds that come at once and end after a minute, as a notice of 0 allows. */
const fleeting = (minute: number) => [
  oddsLeafOf(other),
  termsLeafOf(timeAt(minute), worse),
  termsLeafOf(timeAt(minute + 1), open),
];

/** A shop that nobody opens anything in after an hour. */
const still = () => shopWith({ openings: every(30, 60), minutes: 61 });

describe("a dishonest shop", () => {
  test.each<[string, () => Simulated, readonly string[]]>([
    [
      "has other odds for a second, dated back by the notice within one batch",
      () => {
        const leaves = [oddsLeafOf(other), termsLeafOf(timeAt(70), worse), termsLeafOf(timeAt(80.02), open)];
        const shop = withTerms(still(), 80, leaves, [worse]);
        const termsSize = shop.terms.flatMap((batch) => batch.leaves).length;
        const opened = { ...openingLeaf(other, 9_999, minuteAt(80)), termsSize };
        return { ...shop, records: [...shop.records, { leaves: [opened], at: START + 81 * MINUTE }] };
      },
      ["announced"],
    ],
    [
      "had other odds, dated back and ended within one batch",
      () =>
        withTerms(
          still(),
          80,
          [oddsLeafOf(other), termsLeafOf(timeAt(69), worse), termsLeafOf(timeAt(79.9), open)],
          [worse],
        ),
      ["announced"],
    ],
    [
      "opens a closed box with other odds, dated back within one batch, and closes it",
      () => {
        const closed = shopWith({ catalogue: [...busy.catalogue, { at: 50 * MINUTE, box: 1, version: undefined }] });
        const leaves = [oddsLeafOf(other), termsLeafOf(timeAt(90), worse), termsLeafOf(timeAt(100.1), [])];
        return withTerms(closed, 100, leaves, [worse, []]);
      },
      ["announced"],
    ],
    [
      "promises no notice for one batch",
      () => withTerms(still(), 80, [logsLeaf(10), logsLeaf(0), ...fleeting(79), logsLeaf(10)], [worse]),
      ["announced", "lasting"],
    ],
    [
      "promises no notice, and uses that before the old one has run out",
      () => withTerms(withTerms(still(), 75, [logsLeaf(10), logsLeaf(0)], []), 80, fleeting(80), [worse]),
      ["announced", "lasting"],
    ],
    [
      "announces other odds for in five minutes",
      () => withTerms(still(), 80, [oddsLeafOf(other), termsLeafOf(timeAt(85), worse)], [worse]),
      ["announced"],
    ],
    [
      "has announced odds for one minute only",
      () =>
        withTerms(
          still(),
          80,
          [oddsLeafOf(other), termsLeafOf(timeAt(95), worse), termsLeafOf(timeAt(96), open)],
          [worse],
        ),
      ["lasting"],
    ],
    [
      "takes back what it had announced",
      () =>
        withTerms(
          withTerms(still(), 80, [oddsLeafOf(other), termsLeafOf(timeAt(95), worse)], [worse]),
          93,
          [termsLeafOf(timeAt(81), open)],
          [],
        ),
      ["announced"],
    ],
    [
      "dates an offer back to odds that had ended before the state of the log that it names",
      () => {
        const shop = withTerms(shopWith({}), 60, [termsLeafOf(timeAt(59.99), [...open, openBox(tableOf(2))])], []);
        const leaves = [oddsLeafOf(tableOf(2)), termsLeafOf(timeAt(59.99), [...open, openBox(tableOf(2))])];
        const terms = shop.terms.map((batch) => (batch.at === START + 60 * MINUTE ? { ...batch, leaves } : batch));
        const lists = [...shop.lists, [...open, openBox(tableOf(2))]];
        const termsSize = terms.filter(({ at }) => at <= START + 60 * MINUTE).flatMap((batch) => batch.leaves).length;
        const first = openingLeaf(tableOf(1, 1, 401), 9_999, minuteAt(80));
        return withRecord({ ...shop, terms, lists }, 80, { ...first, offeredAt: minuteAt(20), termsSize });
      },
      ["named"],
    ],
    [
      "dates one record back to odds that have ended, among others in time",
      () => {
        const leaf = openingLeaf(tableOf(1, 1, 401), 9_999, minuteAt(20));
        return withRecord(shopWith({}), 80, { ...leaf, termsSize: 2 });
      },
      ["late"],
    ],
  ])("a dishonest shop that %s is broken", async (_, shop, rules) => {
    expect((await audit(await logsOf(shop()))).broken).toEqual(rules);
  });

  test("a dishonest shop that dates a box's opening back is asked why the log did not know of it", async () => {
    const more = [...open, openBox(tableOf(2))];
    const leaves = [oddsLeafOf(tableOf(2)), termsLeafOf(timeAt(70), more)];
    const { broken, asked } = await audit(await logsOf(withTerms(still(), 80, leaves, [more])));
    expect([broken, asked]).toEqual([[], ["late"]]);
  });

  test("a dishonest shop that dates one record back while its odds are in force is asked", async () => {
    const leaf = openingLeaf(usual, 9_999, minuteAt(70));
    const { broken, asked } = await audit(await logsOf(withRecord(shopWith({}), 80, leaf)));
    expect([broken, asked]).toEqual([[], ["late"]]);
  });
});
