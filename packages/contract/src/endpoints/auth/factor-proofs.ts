import { z } from "zod";
import { exactField } from "../../fields.ts";

const base64url = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[\w-]+$/, "must be base64url");

const credential = base64url(1400);

/** The browser's result of `navigator.credentials.get`: the credential's id and the fields of its response. */
export const passkeyAssertion = z.strictObject({
  credential,
  clientDataJSON: base64url(4000),
  authenticatorData: base64url(4000),
  signature: base64url(8000),
});

/** The browser's result of `navigator.credentials.create`. */
export const passkeyAttestation = z.strictObject({
  credential,
  clientDataJSON: base64url(4000),
  attestationObject: base64url(16_000),
  transports: z.array(z.string().max(20)).max(10),
});

const descriptor = z.strictObject({
  id: z.string(),
  type: z.literal("public-key"),
  transports: z.array(z.string()).optional(),
});

const verification = z.enum(["required", "preferred", "discouraged"]);

/** Options that the browser passes to `navigator.credentials.get`. */
export const passkeyRequest = z.strictObject({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: verification,
  allowCredentials: z.array(descriptor),
});

/** Options that the browser passes to `navigator.credentials.create`. */
export const passkeyCreation = z.strictObject({
  rp: z.strictObject({ id: z.string(), name: z.string() }),
  user: z.strictObject({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.strictObject({ type: z.literal("public-key"), alg: z.int() })),
  timeout: z.int(),
  excludeCredentials: z.array(descriptor),
  authenticatorSelection: z.strictObject({
    residentKey: z.enum(["required", "preferred", "discouraged"]),
    userVerification: verification,
  }),
});

/** Opaque to the browser. Identifies one attempt of one person, and is valid for ten minutes. */
export const stepToken = z
  .string()
  .max(2000)
  .regex(/^[\w-]+\.[\w-]+\.[\w-]+$/, "must be a ticket");

export const code = z.string().regex(/^\d{6}$/, "Code must be 6 digits");

const factorProofs = [
  z.strictObject({ kind: z.literal("code"), code }),
  z.strictObject({ kind: z.literal("recoveryCode"), recoveryCode: z.string().trim().min(1).max(40) }),
  z.strictObject({ kind: z.literal("passkey"), assertion: passkeyAssertion }),
] as const;

/** A proof that a person has their second factor. */
export const factorProof = z.discriminatedUnion("kind", factorProofs);

/**
 * A proof that the person who is signed in is still present: by a second factor, or by the password if they have none.
 */
export const personProof = z.discriminatedUnion("kind", [
  ...factorProofs,
  z.strictObject({ kind: z.literal("password"), password: exactField("currentPassword").max(128) }),
]);
