import { z } from "zod";
import type { EndpointDefinition } from "../../endpoint.ts";
import { empty, freeText, id, timeUtc } from "../../fields.ts";
import { idOf } from "../../ids.ts";
import { emailCode, session } from "./auth.ts";
import {
  code,
  factorProof,
  passkeyAttestation,
  passkeyCreation,
  passkeyRequest,
  personProof,
  stepToken,
} from "./factor-proofs.ts";

const factors = z.strictObject({
  /** True if the shop manages second factors; false if an identity provider does. */
  isEnabled: z.boolean(),
  authenticator: z.strictObject({ createdAtUtc: timeUtc }).nullable(),
  passkeys: z.array(z.strictObject({ id, name: z.string(), createdAtUtc: timeUtc, lastUsedAtUtc: timeUtc.nullable() })),
  recoveryCodesLeft: z.int(),
  /** False on an IP address, because browsers support passkeys for domains only. */
  allowsPasskeys: z.boolean(),
  /** True for Admins if the shop requires a second factor of them. */
  isRequired: z.boolean(),
});

/** `recoveryCodes` is set for the first factor only. `session` replaces the session of an Admin who had no factor. */
const added = z.strictObject({ recoveryCodes: z.array(z.string()).nullable(), session: session.nullable() });

const passkeyName = freeText("Name", 60);

/** Adding the first factor requires a mailed code, because somebody who knows the password may not own the mailbox. */
const beginning = z.strictObject({ emailCode: emailCode.optional() });

const change = ["CONFIRMATION_REQUIRED", "SIGN_IN_METHOD_DISABLED"] as const;

export const factorEndpoints = {
  finishSignIn: {
    isEssential: true,
    summary: "Sign in with a second factor after the password, or with a passkey alone",
    access: "public",
    body: z.strictObject({ ticket: stepToken, proof: factorProof }),
    response: session,
    errors: ["FACTOR_REFUSED", "STEP_EXPIRED", "ACCOUNT_LOCKED", "SIGN_IN_METHOD_DISABLED"],
    rateLimit: "auth",
  },
  beginPasskeySignIn: {
    isEssential: true,
    summary: "What a browser needs to ask for a passkey: one of the ticket's account, or without a ticket any",
    access: "public",
    body: z.strictObject({ ticket: stepToken.optional() }),
    response: z.strictObject({ ticket: stepToken, request: passkeyRequest }),
    errors: ["STEP_EXPIRED", "STATUS_CONFLICT", "SIGN_IN_METHOD_DISABLED"],
    rateLimit: "auth",
  },
  getFactors: {
    summary: "The second factors of the person",
    access: "signedIn",
    response: factors,
    errors: [],
  },
  beginConfirmation: {
    isEssential: true,
    summary: "What a browser needs to ask for a passkey of the person",
    access: "signedIn",
    response: z.strictObject({ ticket: stepToken, request: passkeyRequest }),
    errors: ["STATUS_CONFLICT", "SIGN_IN_METHOD_DISABLED"],
  },
  confirmPerson: {
    isEssential: true,
    summary: "Prove that it is still the person, who may then change their second factors for ten minutes",
    access: "signedIn",
    body: z.strictObject({ ticket: stepToken.optional(), proof: personProof }),
    status: 204,
    response: empty,
    errors: ["FACTOR_REFUSED", "STEP_EXPIRED", "SIGN_IN_METHOD_DISABLED"],
    rateLimit: "auth",
  },
  beginAuthenticator: {
    summary: "A new secret for an authenticator app, which counts once a code of it is sent back",
    access: "signedIn",
    body: beginning,
    response: z.strictObject({ ticket: stepToken, secret: z.string(), uri: z.string() }),
    errors: ["STATUS_CONFLICT", "EMAIL_CODE_REQUIRED", ...change],
  },
  addAuthenticator: {
    summary: "Add the authenticator app; with the first factor, other sessions end",
    access: "signedIn",
    body: z.strictObject({ ticket: stepToken, code }),
    status: 201,
    response: added,
    errors: ["FACTOR_REFUSED", "STEP_EXPIRED", "STATUS_CONFLICT", ...change],
  },
  removeAuthenticator: {
    summary: "Remove the authenticator app",
    access: "signedIn",
    status: 204,
    response: empty,
    errors: ["NOT_FOUND", "STATUS_CONFLICT", ...change],
  },
  beginPasskey: {
    summary: "What a browser needs to make a passkey",
    access: "signedIn",
    body: beginning,
    response: z.strictObject({ ticket: stepToken, creation: passkeyCreation }),
    errors: ["STATUS_CONFLICT", "EMAIL_CODE_REQUIRED", ...change],
  },
  addPasskey: {
    summary: "Add a passkey; with the first factor, other sessions end",
    access: "signedIn",
    body: z.strictObject({ ticket: stepToken, name: passkeyName, attestation: passkeyAttestation }),
    status: 201,
    response: added,
    errors: ["FACTOR_REFUSED", "STEP_EXPIRED", "STATUS_CONFLICT", ...change],
  },
  renamePasskey: {
    summary: "Give a passkey another name",
    access: "signedIn",
    params: z.strictObject({ id: idOf("passkey") }),
    body: z.strictObject({ name: passkeyName }),
    status: 204,
    response: empty,
    errors: ["NOT_FOUND"],
  },
  removePasskey: {
    summary: "Remove a passkey",
    access: "signedIn",
    params: z.strictObject({ id: idOf("passkey") }),
    status: 204,
    response: empty,
    errors: ["NOT_FOUND", "STATUS_CONFLICT", ...change],
  },
  renewRecoveryCodes: {
    summary: "New recovery codes; the former ones can no longer be used",
    access: "signedIn",
    response: z.strictObject({ recoveryCodes: z.array(z.string()) }),
    errors: ["STATUS_CONFLICT", ...change],
  },
} as const satisfies Record<string, EndpointDefinition>;
