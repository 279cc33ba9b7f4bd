import { z } from "zod";
import type { EndpointDefinition } from "../endpoint.ts";
import { exactField, id, pageOf, pageQuery } from "../fields.ts";

export const hash = z.string().meta({ description: "SHA-256, lowercase hex" });

/** A text in the format of docs/fairness.md, signed with the Ed25519 key `keyId`. */
export const receipt = z.strictObject({ text: z.string(), keyId: z.string(), signature: z.string() });

export const provablyFair = z.strictObject({
  clientSeed: z.string(),
  serverSeedHash: hash,
  commitmentSignature: z.string(),
  nextServerSeedHash: hash,
  nextCommitmentSignature: z.string(),
  nonce: z.int(),
  keyId: z.string(),
  lastOpenings: z.array(z.strictObject({ transactionId: id, nonce: z.int(), lootBoxName: z.string() })),
});

export const fairnessEndpoints = {
  getProvablyFair: {
    summary: "The commitment for the next opening and the client seed",
    access: ["User"],
    response: provablyFair,
    errors: [],
  },
  updateClientSeed: {
    summary: "Change the client seed, from the next opening on",
    access: ["User"],
    body: z.strictObject({ clientSeed: exactField("clientSeed") }),
    response: provablyFair,
    errors: [],
  },
  listOpenings: {
    summary: "Receipts of all opening requests by nonce, with the seeds that they reveal",
    access: ["User"],
    query: z.strictObject({ fromNonce: z.coerce.number().int().min(0).default(0), ...pageQuery }),
    response: pageOf(
      z.strictObject({
        nonce: z.int(),
        receipt,
        serverSeed: z.string(),
        clientSeed: z.string(),
        clientEntropy: z.string(),
      }),
    ),
    errors: [],
  },
} as const satisfies Record<string, EndpointDefinition>;
