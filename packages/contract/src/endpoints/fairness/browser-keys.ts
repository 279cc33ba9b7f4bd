import { z } from "zod";
import type { EndpointDefinition } from "../../endpoint.ts";
import { empty, freeText, id, timeUtc } from "../../fields.ts";
import { idOf } from "../../ids.ts";

const publicKey = z
  .string()
  .regex(/^[0-9a-f]{64}$/, "must be 64 lowercase hex characters")
  .meta({ description: "Ed25519, lowercase hex" });

/** The public key that a browser made, and the browser's name. */
const browserKey = z.strictObject({
  id,
  publicKey: z.string(),
  name: z.string(),
  createdAtUtc: timeUtc,
  lastUsedAtUtc: timeUtc.nullable(),
});

export const browserKeyEndpoints = {
  listBrowserKeys: {
    summary: "The browsers that may open boxes for the person, the newest first",
    access: ["User"],
    response: z.array(browserKey),
    errors: [],
  },
  addBrowserKey: {
    summary: "Let a browser open boxes for the person; a key that the account already has stays as it is",
    access: ["User"],
    body: z.strictObject({ publicKey, name: freeText("Name", 60) }),
    response: browserKey,
    errors: ["BROWSER_KEY_LIMIT"],
  },
  removeBrowserKey: {
    summary: "Let a browser no longer open boxes, and end all offers that the person has",
    access: ["User"],
    params: z.strictObject({ id: idOf("browserKey") }),
    status: 204,
    response: empty,
    errors: ["NOT_FOUND"],
  },
} as const satisfies Record<string, EndpointDefinition>;
