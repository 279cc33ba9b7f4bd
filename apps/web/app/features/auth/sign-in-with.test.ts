import { afterEach, expect, test, vi } from "vitest";
import { auth } from "../../locales/en/auth.ts";
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

test.for([
  ["sign-in", auth.signIn.noToken, "Token not found in response"],
  ["sign-up", auth.signUp.noToken, "Access token not found in response"],
] as const)(
  "a response of the %s without a token says so, and stores nothing",
  { tags: ["S5-01", "S5-02", "S8-06", "S8-07"] },
  ([, noToken, words]) => {
    const { session } = emptyBrowser();
    vi.spyOn(console, "error").mockReturnValue();
    for (const from of [undefined, {}, response, { ...response, token: "" }, { ...response, token: 5 }]) {
      expect(() => signInWith(from, "mara", noToken)).toThrow(new Error(words));
    }
    expect(Object.keys(session)).toEqual([]);
  },
);
