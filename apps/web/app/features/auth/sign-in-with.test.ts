import { afterEach, expect, test, vi } from "vitest";
import { auth } from "../../locales/en/auth.ts";
import { emptyBrowser } from "../../storage/memory-storage.fixture.ts";
import { signInWith } from "./sign-in-with.ts";

afterEach(() => vi.unstubAllGlobals());

const person = { userName: "mara", email: "mara@trove.example", roles: ["User"] };

test.for([
  ["sign-in", auth.signIn.noToken, "Token not found in response"],
  ["sign-up", auth.signUp.noToken, "Access token not found in response"],
] as const)(
  "a response of the %s without a token fails, and stores nothing",
  { tags: ["S5-01", "S5-02", "S8-06", "S8-07"] },
  ([, noToken, words]) => {
    const { session } = emptyBrowser();
    for (const response of [undefined, {}, person, { ...person, token: "" }, { ...person, token: 5 }]) {
      expect(() => signInWith(response, "mara", noToken)).toThrow(new Error(words));
    }
    expect(Object.keys(session)).toEqual([]);
  },
);
