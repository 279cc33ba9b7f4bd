import { expect, test } from "vitest";
import { SHIPPING_COSTS } from "@trove/contract";
import { boxes, history, items } from "./index.ts";

const prices = new Map(
  boxes.filter(({ status }) => status === "Active").map(({ slug, price }) => [slug, Number(price)]),
);

test("runs forward over about three months and ends before today", () => {
  const order = history.map(({ daysAgo, at }) => -daysAgo * 1440 + Number(at.slice(0, 2)) * 60 + Number(at.slice(3)));
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(history.every(({ daysAgo, at }) => daysAgo >= 1 && daysAgo <= 100 && /^[012]\d:[0-5]\d$/.test(at))).toBe(true);
  expect(history.length).toBeGreaterThanOrEqual(55);
});

test("pays for everything from top-ups alone, and never sells or ships from an empty inventory", () => {
  let balance = 0;
  let kept = 0;
  for (const { action } of history) {
    if (action.type === "topUp") balance += action.amount;
    if (action.type === "sell") kept -= 1;
    if (action.type === "open") {
      expect(action.quantity >= 1 && action.quantity <= 5).toBe(true);
      balance -= (prices.get(action.boxSlug) ?? Number.NaN) * action.quantity;
      kept += action.quantity;
    }
    if (action.type === "buy") {
      for (const { itemSlug, quantity } of action.lines) {
        balance -= (items.find(({ slug }) => slug === itemSlug)?.marketPrice ?? Number.NaN) * quantity;
        if (action.purchaseOption === "inventory") kept += quantity;
      }
      if (action.purchaseOption === "order") balance -= SHIPPING_COSTS.cart.standard;
    }
    if (action.type === "ship") {
      kept -= action.count;
      balance -= SHIPPING_COSTS.shipment.standard;
    }
    expect(balance, JSON.stringify(action)).toBeGreaterThanOrEqual(0);
    expect(kept).toBeGreaterThanOrEqual(0);
  }
});

test("tops up within the limits of the shop", () => {
  for (const { action } of history) {
    if (action.type === "topUp") expect(action.amount >= 500 && action.amount <= 100_000).toBe(true);
  }
});

test("opens no box before it was created", () => {
  const made = new Map(boxes.map(({ slug, createdAtUtc }) => [slug, createdAtUtc]));
  for (const { daysAgo, action } of history) {
    // Counts back from 16 November 2026, because no shop can be loaded before the creation date of the newest entry.
    const day = new Date(Date.UTC(2026, 10, 16 - daysAgo)).toISOString();
    if (action.type === "open") expect((made.get(action.boxSlug) ?? "never") < day, action.boxSlug).toBe(true);
  }
});
