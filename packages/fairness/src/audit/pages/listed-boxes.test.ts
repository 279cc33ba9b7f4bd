import { expect, test } from "vitest";
import { boxTree } from "../../log/leaves/box-tree.ts";
import { Findings } from "../findings.ts";
import { Timeline } from "../timeline.ts";
import { auditListedBoxes, readListedBoxes } from "./listed-boxes.ts";
import { visitorOf } from "./visitor.ts";

const NOON = Date.parse("2026-11-21T12:00:00.000Z");
const at = (minute: number) => new Date(NOON + minute * 60_000).toISOString();
const boxOf = (digit: string) => ({
  boxId: `b0b0b0b0-0000-4000-8000-00000000000${digit}`,
  oddsHash: digit.repeat(64),
});
const [first, second] = [boxOf("1"), boxOf("2")];
type Open = readonly (typeof first)[];
type Listed = readonly { readonly id: string; readonly name: string }[];

/** The questions of an audit at noon about this list. Each of the terms has the minute from which it is valid. */
async function asked(terms: readonly (readonly [minute: number, open: Open])[], items: Listed) {
  const counts = new Map<string, number>();
  const files = new Map<string, Uint8Array>();
  const timeline = new Timeline();
  for (const [index, [minute, open]] of terms.entries()) {
    const { root, count } = boxTree(open);
    counts.set(root, count);
    const lines = open.map(({ boxId, oddsHash }) => `${boxId} ${oddsHash}\n`).join("");
    files.set(`boxes/${root}`, new TextEncoder().encode(lines));
    timeline.add({ validFrom: at(minute), root, index });
  }
  const visit = visitorOf("https://shop.example", async () => Response.json({ items, totalPages: 1, price: 4.99 }));
  const listed = await readListedBoxes(visit, () => at(0));
  const findings = new Findings();
  await auditListedBoxes(listed, { timeline, counts }, async (path) => files.get(path), findings);
  return findings.all().flatMap(({ examples }) => examples);
}

const both: Listed = [
  { id: first.boxId, name: "Game Night" },
  { id: second.boxId, name: "Desk Drawer" },
];
const one = both.slice(0, 1);

test("the audit asks nothing if the list has every open box under a name of its own", async () => {
  expect(await asked([[-60, [first, second]]], both)).toEqual([]);
});

test("the audit asks about an open box that the list lacks", async () => {
  expect(await asked([[-60, [first, second]]], one)).toEqual([
    `box ${second.boxId} is open, and the shop's list of boxes lacks it`,
  ]);
});

test("the audit asks about two boxes with one name, also if they differ in case, spaces and punctuation", async () => {
  const same = [...one, { id: second.boxId, name: "Game  night!" }];
  expect(await asked([[-60, [first, second]]], same)).toEqual([
    `boxes ${first.boxId} and ${second.boxId} are both called Game  night!`,
  ]);
});

test.each<[string, readonly (readonly [number, Open])[]]>([
  [
    "has just opened",
    [
      [-60, [first]],
      [-1, [first, second]],
    ],
  ],
  [
    "is announced to close",
    [
      [-60, [first, second]],
      [10, [first]],
    ],
  ],
  [
    "will open",
    [
      [-60, [first]],
      [10, [first, second]],
    ],
  ],
  [
    "has closed",
    [
      [-60, [first, second]],
      [-30, [first]],
    ],
  ],
])("the audit does not ask about a box that %s", async (_, terms) => {
  expect(await asked(terms, one)).toEqual([]);
});

test("a list that can't be read stops the audit", async () => {
  const visit = visitorOf("https://shop.example", async () => new Response(null, { status: 404 }));
  await expect(readListedBoxes(visit, () => at(0))).rejects.toThrow("responded with 404");
});

test("a list of several pages is read to its end", async () => {
  const visit = visitorOf("https://shop.example", async (url) => {
    const number = Number(new URL(url).searchParams.get("pageNumber"));
    return Response.json({ items: [{ id: String(number), name: "" }], totalPages: 3 });
  });
  const { boxes } = await readListedBoxes(visit, () => at(0));
  expect(boxes.map(({ id }) => id)).toEqual(["1", "2", "3"]);
});
