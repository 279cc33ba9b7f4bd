import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { CHECKS } from "./judge/checks.ts";

test("the protocol's text names every check", () => {
  const text = readFileSync(new URL("../README.md", import.meta.url), "utf8");
  const unnamed = Object.keys(CHECKS).filter((id) => !text.includes(`\`${id}\``) && !id.startsWith("shown-"));
  expect(unnamed).toEqual([]);
});
