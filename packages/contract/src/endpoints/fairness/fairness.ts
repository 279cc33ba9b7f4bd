import { z } from "zod";
import type { EndpointDefinition } from "../../endpoint.ts";
import { exactField, id } from "../../fields.ts";

export const hash = z.string().meta({ description: "SHA-256, lowercase hex" });

export const provablyFair = z.strictObject({
  clientSeed: z.string(),
  serverSeedHash: hash,
  nonce: z.int(),
  /** The id of the key that signs at present. */
  keyId: z.string(),
  /** The hash of the person's last record, or of the empty text if there is none. */
  before: hash,
  lastOpenings: z.array(z.strictObject({ transactionId: id, nonce: z.int(), lootBoxName: z.string() })),
});

export const fairnessEndpoints = {
  getProvablyFair: {
    summary: "The commitment of the next opening, the hash of the last record and the client seed",
    access: ["User"],
    response: provablyFair,
    errors: [],
  },
  updateClientSeed: {
    summary: "Change the client seed that a new browser starts from",
    access: ["User"],
    body: z.strictObject({ clientSeed: exactField("clientSeed") }),
    response: provablyFair,
    errors: [],
  },
} as const satisfies Record<string, EndpointDefinition>;
