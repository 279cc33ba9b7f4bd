import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { BoxInForce } from "./look/odds-since.ts";
import { UnlistedBoxes } from "./unlisted-boxes.tsx";

const box = (boxId: string, next?: BoxInForce["next"]): BoxInForce => ({ boxId, oddsHash: "", since: undefined, next });
const [first, second] = [box("a"), box("b")];

function shown(boxes: readonly BoxInForce[], ids: readonly string[], totalCount = ids.length): string {
  const facts = { tables: new Map(), statement: undefined, noticeMinutes: 10, unread: undefined, isForked: false };
  const terms = { ...facts, inForce: { boxes, opening: 0 } };
  return renderToStaticMarkup(<UnlistedBoxes terms={terms} list={{ items: ids.map((id) => ({ id })), totalCount }} />);
}

test("the page says so if the list of boxes that this visitor gets lacks an open box of the log", () => {
  expect(shown([first, second], ["a"])).toContain("The log has 2 open boxes. The list that you get lacks one of them.");
  expect(shown([first, second], ["a", "c"])).toContain("lacks one of them");
  expect(shown([first, second], ["c"], 1)).toContain("lacks 2 of them");
});

test("the page says nothing if the list has all open boxes, or others that are not in the log yet", () => {
  expect(shown([first, second], ["a", "b"])).toBe("");
  expect(shown([first], ["a", "b"])).toBe("");
});

test("a box that is announced to close may have left the list", () => {
  const closing = box("b", { at: "2026-11-21T12:00:00.000Z", closes: true });
  const changing = box("b", { at: "2026-11-21T12:00:00.000Z", closes: false });
  expect(shown([first, closing], ["a"])).toBe("");
  expect(shown([first, changing], ["a"])).toContain("lacks one of them");
});

test("the page compares the numbers if it has not read the list to its end", () => {
  expect(shown([first, second, box("c")], ["a"], 2)).toContain("lacks one of them");
  expect(shown([first, second], ["a"], 2)).toBe("");
});
