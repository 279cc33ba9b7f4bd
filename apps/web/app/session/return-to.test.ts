import fc from "fast-check";
import type { Role } from "@trove/contract/roles";
import { expect, test } from "vitest";
import { placeAfterSignIn, safeReturnTo, signInFrom, signInPath } from "./return-to.ts";

test("the place to return to contains path, query and hash", { tags: ["S2-85", "S2-86"] }, () => {
  const path = signInPath("jwt", { pathname: "/transactions", search: "?from=2026-01-01", hash: "#x" });
  expect(path).toBe("/auth/jwt/sign-in?returnTo=%2Ftransactions%3Ffrom%3D2026-01-01%23x");
  expect(safeReturnTo(new URL(path, "https://trove.example").searchParams.get("returnTo"))).toBe(
    "/transactions?from=2026-01-01#x",
  );
});

test("only a local path with a single leading slash is accepted", { tags: ["S2-87"] }, () => {
  const others = [
    "//evil.example",
    "/\\evil.example",
    "https://evil.example",
    "javascript:alert(1)",
    "",
    "shop",
    "/\t/x",
  ];
  for (const other of others) expect(safeReturnTo(other)).toBeUndefined();
  expect(safeReturnTo(null)).toBeUndefined();
  expect(safeReturnTo("/")).toBe("/");
});

test("every accepted path stays on this origin", () => {
  const origin = "https://trove.example";
  const nearMiss = fc
    .array(fc.constantFrom("/", "\\", "\t", "\n", "@", ":", ".", "evil.example", "%2f", " "))
    .map((parts) => `/${parts.join("")}`);
  fc.assert(
    fc.property(fc.oneof(fc.webUrl(), fc.string(), nearMiss), (text) => {
      const path = safeReturnTo(text);
      return path === undefined || new URL(path, origin).origin === origin;
    }),
  );
});

test(
  "everybody goes on to returnTo; only Users go back to where they came from",
  { tags: ["S1-21", "S2-87", "S2-88", "S2-89", "S2-90"] },
  () => {
    const person = { userName: "mara", email: "mara@example.org" };
    const place = { pathname: "/lootboxes", search: "?sort=name", hash: "" };
    const after = (roles: Role[], path = "") =>
      placeAfterSignIn({ ...person, roles }, new URLSearchParams(path.split("?")[1]));
    expect(after(["User", "Admin"])).toBe("/dashboard");
    expect(after(["Admin"], signInFrom("jwt", place))).toBe("/dashboard");
    expect(after(["Admin"], signInPath("jwt", place))).toBe("/lootboxes?sort=name");
    expect(after(["User"])).toBe("/");
    expect(after(["User"], signInFrom("jwt", place))).toBe("/lootboxes?sort=name");
    expect(after(["User"], "?from=//evil.example")).toBe("/");
    expect(after([], signInPath("jwt", place))).toBeUndefined();
  },
);
