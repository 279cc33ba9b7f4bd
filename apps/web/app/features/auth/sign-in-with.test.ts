import { afterEach, expect, test, vi } from "vitest";
import { emptyBrowser } from "../../storage/memory-storage.fixture.ts";
import { signInWith } from "./sign-in-with.ts";

const response = { userName: "mara", email: "mara@example.org", roles: ["User"] };
const noExpiry = `x.${Buffer.from(JSON.stringify({ sub: "mara" })).toString("base64url")}.y`;

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test.each([
  ["S5-01", response, "Token not found in response"],
  ["S5-03", { ...response, token: "abc" }, "Invalid token!"],
  ["S5-04", { ...response, token: noExpiry }, "Invalid access token!"],
])("%s S8-03 a response without a usable token fails in the specified words, and the error is logged", (...row) => {
  const [, from, text] = row;
  emptyBrowser();
  const log = vi.spyOn(console, "error").mockReturnValue();
  expect(() => signInWith(from, "mara", "Token not found in response")).toThrow(text);
  expect(log.mock.calls).toMatchObject([[{ message: text }]]);
});
