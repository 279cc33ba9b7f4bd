import { cents } from "@trove/money";
import { describe, expect, test } from "vitest";
import { boxes, items } from "./index.ts";
import { spreadTickets, TICKETS } from "./odds.ts";

const byId = new Map(items.map((item) => [item.id, item]));
const active = boxes.filter(({ status }) => status === "Active");

function figures(box: (typeof boxes)[number]) {
  const drops = box.drops.map(({ itemId, tickets }) => ({ tickets, value: Number(byId.get(itemId)?.marketPrice) }));
  const share = (keep: (value: number) => boolean) =>
    drops.reduce((sum, { tickets, value }) => sum + (keep(value) ? tickets : 0), 0) / TICKETS;
  return {
    tickets: drops.reduce((sum, drop) => sum + drop.tickets, 0),
    payout: drops.reduce((sum, { tickets, value }) => sum + tickets * value, 0) / TICKETS / box.price,
    beat: share((value) => value > box.price),
    low: share((value) => value < box.price),
  };
}

describe.each(boxes.map((box) => [box.name, box] as const))("%s", (_, box) => {
  test("has a million tickets on 6 to 14 different items that exist", () => {
    expect(figures(box).tickets).toBe(TICKETS);
    expect(box.drops.length).toBeGreaterThanOrEqual(6);
    expect(box.drops.length).toBeLessThanOrEqual(14);
    expect(new Set(box.drops.map(({ itemId }) => itemId)).size).toBe(box.drops.length);
    for (const { itemId, tickets } of box.drops) {
      expect(byId.get(itemId)?.stock).not.toBe(0);
      expect(Number.isSafeInteger(tickets) && tickets > 0).toBe(true);
    }
  });

  test("pays out what an operator can afford and a player can accept", () => {
    const { payout, beat, low } = figures(box);
    expect(payout).toBeGreaterThanOrEqual(0.8);
    expect(payout).toBeLessThanOrEqual(0.95);
    expect(beat).toBeGreaterThanOrEqual(0.1);
    expect(beat).toBeLessThanOrEqual(0.4);
    expect(low).toBeGreaterThan(0);
  });

  test("puts no item just a few cents above the box's price", () => {
    for (const { itemId } of box.drops) {
      const value = Number(byId.get(itemId)?.marketPrice);
      expect(value <= box.price || value >= box.price * 1.05).toBe(true);
    }
  });

  test("makes a more valuable item rarer than a cheaper one on the same side of the price", () => {
    for (const side of [(value: number) => value > box.price, (value: number) => value <= box.price]) {
      const tickets = box.drops
        .filter(({ itemId }) => side(Number(byId.get(itemId)?.marketPrice)))
        .map((drop) => drop.tickets);
      expect(tickets).toEqual(tickets.toSorted((a, b) => a - b));
    }
  });
});

test("boxes cover every price level", () => {
  const levels = [
    [50, 100],
    [100, 500],
    [500, 2000],
    [2000, 10_000],
    [10_000, 50_000],
  ] as const;
  for (const [from, to] of levels) {
    const onLevel = active.filter(({ price }) => price >= from && price < to);
    expect(onLevel.length, `${from} to ${to}`).toBeGreaterThanOrEqual(2);
  }
});

test("a payout that the prizes can't reach is refused", () => {
  const prizes = [50, 200].map((value, index) => ({ itemId: String(index), marketPrice: cents(value) }));
  expect(() => spreadTickets(prizes, { price: cents(100), payout: 0.95, beat: 0.2 })).toThrow(RangeError);
});
