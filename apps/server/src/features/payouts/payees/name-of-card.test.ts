import { expect, it } from "vitest";
import { isNameOfCard } from "./name-of-card.ts";

it.each([
  [null, "Lind", true],
  ["MARA LIND", "Lind", true],
  ["Lind, M.", "Lind", true],
  ["MARA LINDBERG", "Lind", false],
  ["Jonas Weiss", "Lind", false],
  ["MARIA MUNOZ-GARCIA", "Muñoz García", true],
  ["MARIA GARCIA", "Muñoz García", false],
])("a card with the name %s is that of somebody named %s: %s", (typed, lastName, isTheirs) => {
  expect(isNameOfCard(typed, { lastName })).toBe(isTheirs);
});
