import { oddsTableText } from "@trove/fairness";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { Changes } from "./changes.tsx";

const drop = (itemId: string, name: string, tickets: number) => {
  return { itemId, name, marketPriceCents: 1000, sellPriceCents: 800, tickets };
};
const [lamp, radio, vase] = [
  "019a0f3e-6c00-7d3a-9f5e-2b7c41d86a11",
  "019a0f3e-6c00-7d3a-9f5e-2b7c41d86a12",
  "019a0f3e-6c00-7d3a-9f5e-2b7c41d86a13",
];
const tableOf = (version: number, drops: ReturnType<typeof drop>[]) =>
  oddsTableText({ boxId: "019a0f3e-6c00-7d3a-9f5e-2b7c41d86a10", version, priceCents: 1000, drops });

/** The visible text of the changes, without tags. */
const textOf = (before: unknown, after: unknown) =>
  renderToString(<Changes before={before} after={after} label="Change" />)
    .replaceAll("<!-- -->", "")
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/\s+/g, " ");

test("a box shows its drops side by side with what changes, and price and payout before and after, not the raw text", () => {
  const before = {
    name: "Night Desk",
    oddsTable: tableOf(2, [drop(lamp, "Lamp", 400_000), drop(radio, "Radio", 600_000)]),
  };
  const after = {
    name: "Night Desk",
    oddsTable: tableOf(3, [drop(lamp, "Lamp", 250_000), drop(vase, "Vase", 750_000)]),
  };
  const text = textOf(before, after);
  expect(text).toContain("Lamp Changed 40% €10.00 25% €10.00");
  expect(text).toContain("Vase New nothing 75% €10.00");
  expect(text).toContain("Radio Removed 60% €10.00 nothing");
  expect(text).toContain("Payout 100.00% 100.00%");
  expect(text).not.toContain("boxId");
});

test("a box that nobody could open has nothing before, and no marks", () => {
  const text = textOf({ oddsTable: null }, { oddsTable: tableOf(1, [drop(lamp, "Lamp", 1_000_000)]) });
  expect(text).toContain("Lamp nothing 100% €10.00");
  expect(text).not.toContain("New");
});

test("open boxes that get other odds show their payouts before and after", () => {
  const text = textOf(
    { openBoxes: ["Night: Desk: version 2 pays 88.10 %"] },
    { openBoxes: ["Night: Desk: version 3 pays 90.00 %"], openOdds: { "01a2": "cad59f1a" } },
  );
  expect(text).toContain("Night: Desk 88.10% 90.00%");
  expect(text).not.toContain("cad59f1a");
});

test("a field has its name in the page's language, and both values one below the name", () => {
  expect(textOf({ marketPriceCents: 1000, other: 1 }, { marketPriceCents: 900, other: 1 })).toContain(
    "Market price Before: €10.00 After: €9.00",
  );
  expect(textOf(null, { presets: ["Finance", "Support"] })).toContain("Rights Finance and Support");
});

test("a status has the name that the page of its thing shows, whatever the thing is", () => {
  const statusText = (before: string, after: string) => textOf({ status: before }, { status: after });
  expect(statusText("Paused", "Active")).toContain("Status Before: Paused After: Open");
  expect(statusText("InReview", "Closed")).toContain("Before: In review After: Closed");
  expect(statusText("PaymentPending", "Ordered")).toContain("Before: Waiting for payment After: Ordered");
  expect(statusText("Waiting", "Withdrawn")).toContain("Before: Waiting After: Withdrawn");
});

test("odds that aren't a table any more are shown as they are", () => {
  expect(textOf({ oddsTable: null }, { oddsTable: "{}" })).toContain("{}");
});

test("lists of records in settings are read field by field, with the names of countries", () => {
  const group = (weightGroups: object[]) => ({ group: "shipping", value: { weightGroups } });
  const text = textOf(group([]), group([{ countries: ["DE", "NL"], bands: [{ aboveGrams: 2000 }] }]));
  expect(text).toContain("Prices by weight · 1 · Countries Before: nothing After: Germany and Netherlands");
  expect(text).toContain("Prices by weight · 1 · Weights · 1 · Heavier than (g) Before: nothing After: 2000");
  expect(text).not.toContain("nothing After: nothing");
});
