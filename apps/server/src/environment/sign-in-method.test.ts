import { describe, expect, it, test } from "vitest";
import { readEnvironment } from "../environment.ts";
import { production, refusal } from "./production.fixture.ts";

const providers = {
  auth0: { AUTH0_DOMAIN: "shop.eu.auth0.com", AUTH0_CLIENT_ID: "abc123" },
  amplify: { AMPLIFY_USER_POOL_ID: "eu-west-1_a1B2c3D4e", AMPLIFY_CLIENT_ID: "abc123" },
  firebase: { FIREBASE_PROJECT_ID: "trove-shop", FIREBASE_API_KEY: "AIza-abc" },
  supabase: { SUPABASE_URL: "https://trove.supabase.co", SUPABASE_PUBLISHABLE_KEY: "sb_publishable_abc" },
};
const methods = Object.entries(providers);

describe("the sign-in method", () => {
  it.each(methods)("%s starts with its settings, in production too", (AUTH_METHOD, settings) => {
    expect(refusal({ ...production, AUTH_METHOD, ...settings })).toBe("starts");
    expect(refusal({ AUTH_METHOD, ...settings, AUTH_EMULATOR_URL: "http://127.0.0.1:9099" })).toBe("starts");
  });

  it.each(methods)("%s stops the start without one of them", (AUTH_METHOD, settings) => {
    for (const name of Object.keys(settings)) {
      const line = `${name} is required where AUTH_METHOD is ${AUTH_METHOD}`;
      expect(refusal({ AUTH_METHOD, ...settings, [name]: "" })).toBe(line);
    }
  });

  it.each([
    ["auth0", "AUTH0_DOMAIN", "https://shop.eu.auth0.com"],
    ["auth0", "AUTH0_DOMAIN", "localhost"],
    ["auth0", "AUTH0_DOMAIN", "127.0.0.1"],
    ["auth0", "AUTH0_DOMAIN", "shop.eu.auth0.com/other"],
    ["auth0", "AUTH0_CLIENT_ID", "abc 123"],
    ["amplify", "AMPLIFY_USER_POOL_ID", "a1B2c3D4e"],
    ["amplify", "AMPLIFY_USER_POOL_ID", "evil.example/eu-west-1_a1B2c3D4e"],
    ["firebase", "FIREBASE_PROJECT_ID", "trove/other"],
    ["supabase", "SUPABASE_URL", "http://trove.supabase.co"],
    ["supabase", "SUPABASE_URL", "https://trove.supabase.co/auth/v1"],
    ["supabase", "SUPABASE_PUBLISHABLE_KEY", "sb_secret_abc"],
    ["supabase", "SUPABASE_PUBLISHABLE_KEY", "eyJhbGciOiJIUzI1NiJ9.e30.abc"],
    ["supabase", "AUTH_EMULATOR_URL", "http://192.0.2.7:9099"],
    ["supabase", "AUTH_EMULATOR_URL", "http://127.0.0.1.evil.example"],
    ["firebase", "AUTH_EMULATOR_URL", "http://127.0.0.1:9099/there"],
  ] as const)("%s refuses %s=%s in one line that names it", (AUTH_METHOD, name, value) => {
    expect(refusal({ AUTH_METHOD, ...providers[AUTH_METHOD], [name]: value })).toMatch(new RegExp(`^${name}: [^\n]+$`));
  });

  it.each([
    ["auth0", "AUTH_EMULATOR_URL", "http://127.0.0.1:9099"],
    ["supabase", "AUTH_EMULATOR_URL", "http://localhost:9099"],
    ["supabase", "SUPABASE_URL", "http://127.0.0.1:54321"],
    ["supabase", "SUPABASE_URL", "https://localhost"],
  ] as const)("%s refuses %s=%s in production", (AUTH_METHOD, name, value) => {
    const settings = { AUTH_METHOD, ...providers[AUTH_METHOD], [name]: value };
    expect(refusal({ ...production, ...settings })).toMatch(new RegExp(`^${name}: [^\n]+$`));
    expect(refusal(settings)).toBe("starts");
  });

  it("needs no emulator where the shop keeps the passwords", () => {
    expect(refusal({ AUTH_EMULATOR_URL: "http://127.0.0.1:9099" })).toMatch(/^AUTH_EMULATOR_URL: /);
  });

  it.each([{ PUBLIC_URL: "https://shop.example" }, { HOST: "0.0.0.0" }])(
    "refuses an emulator in a shop that others reach: %o",
    (reached) => {
      const settings = { AUTH_METHOD: "auth0", ...providers.auth0, AUTH_EMULATOR_URL: "http://127.0.0.1:9099" };
      expect(refusal({ ...settings, DEMO: "false", ...reached })).toMatch(/^AUTH_EMULATOR_URL: [^\n]+$/);
    },
  );
});

test("AUTH_METHOD is jwt, set or not, and unknown methods are refused", () => {
  expect(readEnvironment({}).AUTH_METHOD).toBe("jwt");
  expect(readEnvironment({ AUTH_METHOD: "jwt" }).AUTH_METHOD).toBe("jwt");
  expect(() => readEnvironment({ AUTH_METHOD: "magic" })).toThrow(/^AUTH_METHOD: /);
});
