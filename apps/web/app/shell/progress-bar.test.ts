import { expect, test } from "vitest";
import bar from "./progress-bar.ts";

test("the bar moves as specified", { tags: ["S9-26", "S9-27", "S9-28", "S9-29"] }, () => {
  expect(bar).toMatchObject({ settings: { minimum: 0.08, speed: 200, trickleRate: 0.02, trickleSpeed: 800 } });
});
