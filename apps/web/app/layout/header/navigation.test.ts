import { expect, test } from "vitest";
import { isActive } from "./navigation.ts";

test("a menu item is active on its own path and below it, but not on a path that merely begins with the same letters", () => {
  const boxes = { path: "/lootboxes", title: () => "" };
  expect(["/lootboxes", "/lootboxes/", "/lootboxes/list"].every((path) => isActive(boxes, path))).toBe(true);
  expect(["/", "/lootboxes-old", "/shop"].some((path) => isActive(boxes, path))).toBe(false);
  expect(isActive({ path: "/shop", title: () => "", also: ["/"] }, "/")).toBe(true);
});
