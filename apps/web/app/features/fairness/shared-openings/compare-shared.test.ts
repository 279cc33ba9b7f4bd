import type { JudgedProofs } from "@trove/fairness";
import { cents } from "@trove/money";
import { expect, test } from "vitest";
import { keptOpening } from "../evidence/kept-opening.ts";
import { SampleBrowser, settledIn } from "../opening/sample/sample-browser.fixture.ts";
import { BOX_ID, SampleShop } from "../opening/sample/sample-shop.fixture.ts";
import { compareShared, type ShownShared } from "./compare-shared.ts";

/** Opens two boxes. Returns an honest page of a shared opening and the judged file of proofs. */
async function sharedTwo() {
  const settled = settledIn(await (await SampleBrowser.start(new SampleShop())).press(2));
  if (settled === undefined) throw new Error("an honest press has a record");
  const { judgement, opening } = settled;
  const { offer, record, draws } = judgement;
  if (record?.kind !== "Receipt" || draws === undefined || offer === undefined) throw new Error("nothing was opened");
  const shown: ShownShared = {
    lootBox: { id: BOX_ID, name: "Sample box", imageUrl: "/pictures/box.webp", hue: 40 },
    pricePaid: cents(offer.priceCents),
    openedAtUtc: record.time,
    openings: draws.map(({ ticket, drop: { itemId: id, name, marketPriceCents, tickets } }) => {
      const item = { id, name, marketPrice: cents(marketPriceCents), imageUrl: "/pictures/x.webp" };
      return { ticket, probability: tickets / 1_000_000, item: { ...item, tier: "Common" as const }, stripSeed: 1 };
    }),
  };
  const judged: JudgedProofs = {
    verdict: "Verified",
    isProven: false,
    stops: [],
    openings: [{ kept: keptOpening(opening), judgement }],
  };
  return { shown, judged };
}

/** The verdict, and the parts of the page that differ from the proof. */
function compared(shown: ShownShared, judged: JudgedProofs): string[] {
  const { verdict, parts } = compareShared(shown, judged);
  return [verdict, ...parts.filter(({ holds }) => !holds).map(({ part }) => part)];
}

test("a page that shows what its proof says has the proof's verdict", async () => {
  const { shown, judged } = await sharedTwo();
  expect(compared(shown, judged)).toEqual(["Verified"]);
  expect(compared(shown, { ...judged, verdict: "Recomputed" })).toEqual(["Recomputed"]);
});

test("whatever the page shows otherwise is named", async () => {
  const { shown, judged } = await sharedTwo();
  const [first, ...rest] = shown.openings;
  if (first === undefined) throw new Error("nothing was opened");
  const better = { ...first, item: { ...first.item, marketPrice: cents(999_999) } };
  const lies: readonly (readonly [Partial<ShownShared>, string])[] = [
    [{ lootBox: { ...shown.lootBox, id: first.item.id } }, "box"],
    [{ pricePaid: cents(1) }, "price"],
    [{ openedAtUtc: "2020-01-01T00:00:00.000Z" }, "time"],
    [{ openings: [better, ...rest] }, "items"],
    [{ openings: [{ ...first, probability: 0.5 }, ...rest] }, "items"],
    [{ openings: [first] }, "items"],
  ];
  for (const [lie, part] of lies) expect(compared({ ...shown, ...lie }, judged)).toEqual(["Breach", part]);
});

test("a file without one receipt proves nothing, and a breach in it stays one", async () => {
  const { shown, judged } = await sharedTwo();
  expect(compared(shown, { ...judged, openings: [] })).toEqual(["Unknown", "opening"]);
  const twice = [...judged.openings, ...judged.openings];
  expect(compared(shown, { ...judged, openings: twice })).toEqual(["Unknown", "opening"]);
  expect(compared(shown, { ...judged, verdict: "Breach", openings: [] })).toEqual(["Breach", "opening"]);
});
