import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";

/** A message that only React's development build contains. */
const DEVELOPMENT = "Each child in a list should have a unique";

test("the server renders with React's production build, whatever NODE_ENV it is started with", async () => {
  const bundle = await readFile(new URL("../../apps/web/build/server/index.js", import.meta.url), "utf8");
  expect(bundle.includes(DEVELOPMENT)).toBe(false);
  expect(bundle.includes("process.env.NODE_ENV")).toBe(false);
});
