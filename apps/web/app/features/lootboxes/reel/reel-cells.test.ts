import fc from "fast-check";
import { stripSeedOf } from "@trove/contract/strip-seed";
import { expect, test } from "vitest";
import { crossings } from "./reel-motion.ts";
import { CELLS, WINNER, dropOf, reelOf } from "./reel-cells.ts";

const drops = [
  { itemId: "gem", ticketFrom: 0, ticketTo: 999 },
  { itemId: "watch", ticketFrom: 1000, ticketTo: 99_999 },
  { itemId: "sock", ticketFrom: 100_000, ticketTo: 999_999 },
];
const [gem, watch, sock] = drops;
if (gem === undefined || watch === undefined || sock === undefined) throw new Error("three drops");

test("a ticket wins the drop whose range contains it", () => {
  expect([0, 999, 1000, 99_999, 100_000, 999_999].map((ticket) => dropOf(drops, ticket).itemId)).toEqual([
    "gem",
    "gem",
    "watch",
    "watch",
    "sock",
    "sock",
  ]);
  expect(() => dropOf(drops, 1_000_000)).toThrow(RangeError);
});

test("the same opening always shows the same strip, with the winner in its cell", () => {
  fc.assert(
    fc.property(fc.uuid(), fc.constantFrom(gem, watch, sock), (seed, winner) => {
      const reel = reelOf(drops, winner, seed);
      expect(reel.cells).toHaveLength(CELLS);
      expect(reel.cells[WINNER]).toBe(winner);
      expect(Math.abs(reel.stopOffset)).toBeLessThanOrEqual(0.4);
      expect(reelOf(drops, winner, seed)).toEqual(reel);
    }),
  );
});

test("the winner changes no cell around it, so no near miss is staged", () => {
  const around = (winner: (typeof drops)[number], seed: string) =>
    reelOf(drops, winner, seed).cells.filter((_, index) => index !== WINNER);
  fc.assert(
    fc.property(fc.uuid(), (seed) => {
      expect(around(gem, seed)).toEqual(around(sock, seed));
    }),
  );
});

test("the winner changes neither the number nor the times of ticks, so the run sounds the same whatever is won", () => {
  const ticks = (winner: (typeof drops)[number], seed: string) =>
    crossings(reelOf(drops, winner, seed).stopOffset, 6500);
  fc.assert(
    fc.property(fc.uuid(), fc.uuid(), (seed, other) => {
      expect(ticks(gem, seed)).toEqual(ticks(sock, seed));
      expect(ticks(gem, seed)).toHaveLength(ticks(gem, other).length);
    }),
  );
});

test("every cell, also beside the winner, shows a drop as often as the odds say", () => {
  const seen = { all: { gem: 0, watch: 0, sock: 0 }, beside: { gem: 0, watch: 0, sock: 0 } };
  const strips = 20_000;
  for (let strip = 0; strip < strips; strip += 1) {
    reelOf(drops, sock, `opening ${strip}`).cells.forEach(({ itemId }, index) => {
      if (index === WINNER) return;
      seen.all[itemId as "gem"] += 1;
      if (Math.abs(index - WINNER) === 1) seen.beside[itemId as "gem"] += 1;
    });
  }
  const share = (count: number, of: number) => count / of;
  expect(share(seen.all.gem, strips * 59)).toBeCloseTo(0.001, 3);
  expect(share(seen.all.watch, strips * 59)).toBeCloseTo(0.099, 2);
  expect(share(seen.beside.watch, strips * 2)).toBeCloseTo(0.099, 2);
});

test("the hash of an opening's id shows the strip of the day again, today and in later releases", () => {
  const id = "0193a2f0-7c4e-7abc-8def-0123456789ab";
  expect(stripSeedOf(id)).toBe(4_255_489_214);
  expect(reelOf(drops, gem, stripSeedOf(id))).toEqual(reelOf(drops, gem, id));
});
