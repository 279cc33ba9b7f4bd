import { cents } from "@trove/money";
import { expect, it } from "vitest";
import { afterMotion, afterTurning, type Outcome, type Phase, type Win } from "./opening-phase.ts";

const win = (id: string): Win => ({
  id,
  item: { id, name: id, imageUrl: "/a.svg", marketPrice: cents(100), tier: "Rare" },
  probability: 0.1,
  ticket: 1,
});
const outcomeOf = (...ids: string[]): Outcome => {
  return { source: "demo", boxId: "b", boxName: "Night", price: cents(500), wins: ids.map(win) };
};

it("one box becomes a result when its strip has stopped, and several become cards that lie face down", () => {
  const [one, several] = [outcomeOf("a"), outcomeOf("a", "b")];
  expect(afterMotion({ name: "spinning", outcome: one })).toEqual({ name: "result", outcome: one, hasSpun: true });
  expect(afterMotion({ name: "spinning", outcome: several })).toEqual({ name: "cards", outcome: several, turns: [] });
  const idle: Phase = { name: "idle" };
  expect(afterMotion(idle)).toBe(idle);
});

it("each card is turned once, and one press for all turns only those that still lie face down", () => {
  const outcome = outcomeOf("a", "b", "c");
  const lying: Phase = { name: "cards", outcome, turns: [] };
  const second = afterTurning(lying, [1]);
  expect(afterTurning(second, [1])).toBe(second);
  expect(afterTurning(second, [7])).toBe(second);
  const all = afterTurning(second, [0, 1, 2]);
  expect(all).toMatchObject({ name: "cards", turns: [[1], [0, 2]] });
  expect(afterMotion(all)).toMatchObject({ name: "result", hasSpun: true, turns: [[1], [0, 2]] });
});

it("cards that still rise can't be turned", () => {
  const rising: Phase = { name: "spinning", outcome: outcomeOf("a", "b") };
  expect(afterTurning(rising, [0])).toBe(rising);
});
