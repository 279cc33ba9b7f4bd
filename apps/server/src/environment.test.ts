import { expect, test } from "vitest";
import { EnvironmentError, readEnvironment } from "./environment.ts";

test.each(["auth0", "amplify", "firebase", "supabase"])(
  "AUTH_METHOD=%s stops the start while it isn't built",
  (method) => {
    const line = `AUTH_METHOD is ${method}, which isn't built yet: jwt is the only sign-in method that works`;
    expect(() => readEnvironment({ AUTH_METHOD: method })).toThrow(new EnvironmentError(line));
  },
);

test("AUTH_METHOD is jwt, set or not, and unknown methods are refused", () => {
  expect(readEnvironment({}).AUTH_METHOD).toBe("jwt");
  expect(readEnvironment({ AUTH_METHOD: "jwt" }).AUTH_METHOD).toBe("jwt");
  expect(() => readEnvironment({ AUTH_METHOD: "magic" })).toThrow(/^AUTH_METHOD: /);
});
