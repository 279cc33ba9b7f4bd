import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { CHECK_GROUPS, notHeld, sameAs, verificationOf } from "./checks.ts";

const DOCUMENT = readFileSync(new URL("../../../../docs/fairness.md", import.meta.url), "utf8");

test("the written protocol names every check under its tick", () => {
  const rows = DOCUMENT.matchAll(/^\| (?<group>commitment|odds|draw) \|[^|]*\| (?<ids>`[^|]*) \|$/gmu);
  const written = [...rows].flatMap(({ groups }) =>
    [...(groups?.["ids"] ?? "").matchAll(/`(?<id>[^`]+)`/gu)].map((match) => [match.groups?.["id"], groups?.["group"]]),
  );
  expect(Object.fromEntries(written)).toEqual(CHECK_GROUPS);
});

test("one difference outweighs all that holds, and one thing not held keeps an opening from being verified", () => {
  const holds = sameAs("items", ["a", "b"], ["a", "b"]);
  const differs = sameAs("tickets", [1, 2], [1]);
  const open = notHeld("nonce-held");
  expect(verificationOf([holds]).verdict).toBe("Verified");
  expect(verificationOf([holds, open]).verdict).toBe("Recomputed");
  expect(verificationOf([open, holds, differs]).verdict).toBe("Breach");
});

test("numbers and texts that look alike are not the same", () => {
  expect(sameAs("nonce-held", 1, "1").ok).toBe(false);
  expect(sameAs("items", ["a,b"], ["a", "b"]).ok).toBe(false);
});
