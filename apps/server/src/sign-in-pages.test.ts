import { expect, it } from "vitest";
import { readEnvironment } from "./environment.ts";
import { providerOrigins, signInSettings } from "./sign-in-pages.ts";

const methods = [
  [
    { AUTH_METHOD: "auth0", AUTH0_DOMAIN: "trove.eu.auth0.com", AUTH0_CLIENT_ID: "client" },
    { method: "auth0", tenant: "https://trove.eu.auth0.com", clientId: "client" },
    ["https://trove.eu.auth0.com"],
  ],
  [
    { AUTH_METHOD: "amplify", AMPLIFY_USER_POOL_ID: "eu-west-1_a1B2c3D4e", AMPLIFY_CLIENT_ID: "client" },
    {
      method: "amplify",
      userPoolId: "eu-west-1_a1B2c3D4e",
      clientId: "client",
      endpoint: "https://cognito-idp.eu-west-1.amazonaws.com",
    },
    ["https://cognito-idp.eu-west-1.amazonaws.com"],
  ],
  [
    { AUTH_METHOD: "firebase", FIREBASE_PROJECT_ID: "trove-shop", FIREBASE_API_KEY: "AIza" },
    { method: "firebase", projectId: "trove-shop", apiKey: "AIza", emulatorUrl: undefined },
    ["https://identitytoolkit.googleapis.com", "https://securetoken.googleapis.com"],
  ],
  [
    {
      AUTH_METHOD: "supabase",
      SUPABASE_URL: "https://trove.supabase.co/",
      SUPABASE_PUBLISHABLE_KEY: "sb_publishable_x",
    },
    { method: "supabase", url: "https://trove.supabase.co/auth/v1", publishableKey: "sb_publishable_x" },
    ["https://trove.supabase.co"],
  ],
  [{ AUTH_METHOD: "jwt" }, { method: "jwt" }, []],
] as const;

it.each(methods)("pages learn of %o what its SDK needs, and may call its hosts", (variables, expected, origins) => {
  const settings = signInSettings(readEnvironment(variables));
  expect(settings).toEqual(expected);
  expect(providerOrigins(settings)).toEqual(origins);
});

it.each(methods.slice(0, -1))("an emulator takes the place of %o", (variables) => {
  const emulator = "http://127.0.0.1:9099";
  const settings = signInSettings(readEnvironment({ ...variables, AUTH_EMULATOR_URL: emulator }));
  expect(providerOrigins(settings)).toEqual([emulator]);
});
