import { expect, it } from "vitest";
import { freePlace } from "../src/silences/free-place.ts";
import type { Silence, Silences } from "../src/silences/silence.ts";

const silence = (id: string, state: Silence["state"], closedAt: number | null): Silence => ({
  id,
  commitment: id,
  state,
  closedAt,
  firstAskedAt: 0,
  lastAskedAt: 0,
  reveal: null,
});

/** A list in memory. */
function listOf(...all: readonly Silence[]): Silences & { readonly ids: () => readonly string[] } {
  const known = new Map(all.map((one) => [one.id, one]));
  return {
    all: () => [...known.values()],
    find: (id) => known.get(id),
    keep: async (one) => void known.set(one.id, one),
    remove: async (id) => void known.delete(id),
    revision: () => 0,
    ids: () => [...known.keys()],
  };
}

const nobody = () => false;

it("a full list drops the entry that was answered first, and none without an answer", async () => {
  const list = listOf(
    silence("open", "open", null),
    silence("later", "answered", 2),
    silence("earlier", "answered", 1),
    silence("other", "other-3", null),
  );
  expect(await freePlace(list, nobody, 5)).toBe(true);
  expect(list.ids()).toHaveLength(4);
  expect(await freePlace(list, (id) => id === "earlier", 4)).toBe(true);
  expect(list.ids()).toEqual(["open", "earlier", "other"]);
  expect(await freePlace(list, nobody, 3)).toBe(true);
  expect(list.ids()).toEqual(["open", "other"]);
  expect(await freePlace(list, nobody, 2)).toBe(false);
});
