import type { UnansweredReveal } from "@trove/fairness";
import { expect, it } from "vitest";
import { dueSilences } from "../src/silences/due-silences.ts";
import type { Silence } from "../src/silences/silence.ts";

const HOUR = 3_600_000;

const reveal: UnansweredReveal = {
  shop: "shop.example/log/terms",
  boxId: "",
  offer: { text: "", keyId: "", signature: "", sealed: null },
  browserKeys: [],
  clientSeed: "",
  clientEntropy: "",
  browserKey: "",
  signature: "",
};

const silence = (id: string, state: Silence["state"], lastAskedAt: number): Silence => ({
  id,
  commitment: id,
  state,
  lastAskedAt,
  firstAskedAt: 0,
  closedAt: null,
  reveal,
});

it("a few silences are asked for at once, new ones first, so that a slow shop delays none for hours", () => {
  const open = Array.from({ length: 100 }, (_, at) => silence(`open ${at}`, "open", 100 - at));
  const all = [...open, silence("new", "asking", HOUR), silence("just asked", "asking", 2 * HOUR - 1)];
  const due = dueSilences(all, 2 * HOUR).map(({ id }) => id);
  expect(due).toHaveLength(40);
  expect(due.slice(0, 3)).toEqual(["new", "open 99", "open 98"]);
  expect(due).not.toContain("just asked");
  expect(dueSilences([{ ...silence("closed", "answered", 0), reveal: null }], 2 * HOUR)).toEqual([]);
});

it("a silence of which a leaf was found is asked for at once, and then hourly again", () => {
  const found = { ...silence("found", "other-7", HOUR), foundAt: 2 * HOUR - 1 };
  expect(dueSilences([found], 2 * HOUR + 1)).toHaveLength(1);
  expect(dueSilences([{ ...found, lastAskedAt: 2 * HOUR + 1 }], 2 * HOUR + 60_000)).toHaveLength(0);
});
