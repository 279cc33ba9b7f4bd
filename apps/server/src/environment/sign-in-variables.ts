import { z } from "zod";

/** Whether a URL is an origin: a server without a path. */
export const isOrigin = (text: string) => URL.parse(text)?.origin === text.replace(/\/$/, "");

const clientId = z.string().regex(/^[\w-]+$/, "must be the client's id");

/** The settings of the sign-in and of the identity provider. None of them is secret. */
export const signInVariables = {
  AUTH_METHOD: z.enum(["jwt", "auth0", "amplify", "firebase", "supabase"]).default("jwt"),
  AUTH0_DOMAIN: z
    .string()
    .regex(/^([a-z0-9-]+\.)+[a-z]{2,}$/, "must be a domain without https://, such as shop.eu.auth0.com")
    .optional(),
  AUTH0_CLIENT_ID: clientId.optional(),
  AMPLIFY_USER_POOL_ID: z
    .string()
    .regex(/^[a-z]{2}(-[a-z]+)+-\d_[A-Za-z0-9]+$/, "must be a user pool's id, such as eu-west-1_a1B2c3D4e")
    .optional(),
  AMPLIFY_CLIENT_ID: clientId.optional(),
  FIREBASE_PROJECT_ID: z
    .string()
    .regex(/^[a-z][a-z0-9-]{4,28}[a-z0-9]$/, "must be a project's id")
    .optional(),
  FIREBASE_API_KEY: z
    .string()
    .regex(/^[\w-]+$/, "must be the web API key")
    .optional(),
  SUPABASE_URL: z
    .url({ protocol: /^https?$/ })
    .refine(isOrigin, "must be the project's URL without a path")
    .transform((text) => text.replace(/\/$/, ""))
    .optional(),
  /** Sent to browsers, so a secret key is refused. */
  SUPABASE_PUBLISHABLE_KEY: z
    .string()
    .regex(/^sb_publishable_[\w-]+$/, "must be a publishable key, sb_publishable_…")
    .optional(),
  AUTH_EMULATOR_URL: z
    .url({ protocol: /^http$/ })
    .refine(isOrigin, "must be a URL without a path")
    .transform((text) => text.replace(/\/$/, ""))
    .optional(),
};
