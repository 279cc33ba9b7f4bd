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
  ["no token", response, "Token not found in response"],
  ["no token of two parts", { ...response, token: "abc" }, "Invalid token!"],
  ["a token without exp", { ...response, token: noExpiry }, "Invalid access token!"],
])(
  "a response with %s fails in the specified words, and is logged",
  { tags: ["S5-01", "S5-03", "S5-04", "S8-03"] },
  (_, from, text) => {
    emptyBrowser();
    const log = vi.spyOn(console, "error").mockReturnValue();
    expect(() => signInWith(from, "mara", "Token not found in response")).toThrow(text);
    expect(log.mock.calls).toMatchObject([[{ message: text }]]);
  },
);
