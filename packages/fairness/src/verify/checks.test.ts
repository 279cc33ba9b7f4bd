import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { CHECK_GROUPS, notHeld, sameAs, verificationOf } from "./checks.ts";

const DOCUMENT = readFileSync(new URL("../../../../docs/fairness.md", import.meta.url), "utf8");

test("docs/fairness.md names every check under its check mark", () => {
  const rows = DOCUMENT.matchAll(/^\| (?<group>commitment|odds|draw) \|[^|]*\| (?<ids>`[^|]*) \|$/gmu);
  const written = [...rows].flatMap(({ groups }) =>
    [...(groups?.["ids"] ?? "").matchAll(/`(?<id>[^`]+)`/gu)].map((match) => [match.groups?.["id"], groups?.["group"]]),
  );
  expect(Object.fromEntries(written)).toEqual(CHECK_GROUPS);
});

test("one difference makes a breach, and one value that was not held prevents Verified", () => {
  const holds = sameAs("items", ["a", "b"], ["a", "b"]);
  const differs = sameAs("tickets", [1, 2], [1]);
  const open = notHeld("nonce-held");
  expect(verificationOf([holds]).verdict).toBe("Verified");
  expect(verificationOf([holds, open]).verdict).toBe("Recomputed");
  expect(verificationOf([open, holds, differs]).verdict).toBe("Breach");
});

test("a number and a text that look alike are not equal", () => {
  expect(sameAs("nonce-held", 1, "1").ok).toBe(false);
  expect(sameAs("items", ["a,b"], ["a", "b"]).ok).toBe(false);
});
