import fc from "fast-check";
import { expect, test } from "vitest";
import { homeOf, safeReturnTo, signInPath } from "./return-to.ts";

test("the place to come back to carries path, query and hash", () => {
  const path = signInPath({ pathname: "/transactions", search: "?from=2026-01-01", hash: "#x" });
  expect(path).toBe("/auth/jwt/sign-in?returnTo=%2Ftransactions%3Ffrom%3D2026-01-01%23x");
  expect(safeReturnTo(new URL(path, "https://trove.example").searchParams.get("returnTo"))).toBe(
    "/transactions?from=2026-01-01#x",
  );
});

test("only a local path with a single slash is honoured", () => {
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

test("whatever is honoured stays on this origin", () => {
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

test("admins belong in the dashboard, users in the shop, others nowhere in particular", () => {
  const person = { userName: "mara", email: "mara@example.org" };
  expect(homeOf({ ...person, roles: ["User", "Admin"] })).toBe("/dashboard");
  expect(homeOf({ ...person, roles: ["User"] })).toBe("/");
  expect(homeOf({ ...person, roles: [] })).toBeUndefined();
});
