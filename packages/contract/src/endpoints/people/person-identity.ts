import { z } from "zod";
import type { EndpointDefinition } from "../../endpoint.ts";
import { day, freeText, timeUtc } from "../../fields.ts";
import { approvalErrors } from "../operators/fields.ts";
import { identityFields, identityPicture } from "../protection/identity.ts";
import { IDENTITY_REFUSALS } from "../protection/identity-states.ts";
import { byPersonId } from "./people.ts";

const personIdentity = z.strictObject({
  ...identityFields,
  /** When the last check was handed in; null before the first. */
  askedAtUtc: timeUtc.nullable(),
  /** The pictures that wait for a decision. */
  pictures: z.array(identityPicture),
  /** How many checks the person has begun, with this one. */
  checks: z.int(),
  /** The ids of other people with the same name and birth date who were verified, or wait for a decision. */
  sharedWith: z.array(z.string()),
  /** Why the person was refused, newest first. */
  refusals: z.array(z.enum(IDENTITY_REFUSALS)),
});

const decision = z
  .strictObject({
    /** The check that the operator saw. */
    askedAtUtc: z.iso.datetime(),
    result: z.enum(["Verified", "Refused"]),
    /** The birth date that the document states. Needed to verify. */
    birthDate: day.optional(),
    /** The last day of the document. Needed to verify. */
    until: day.optional(),
    /** Needed to refuse. The person is told. */
    refusal: z.enum(IDENTITY_REFUSALS).optional(),
    reason: freeText("Reason", 300),
  })
  .refine(({ result, birthDate }) => result === "Refused" || birthDate !== undefined, {
    path: ["birthDate"],
    error: "is required to verify",
  })
  .refine(({ result, until }) => result === "Refused" || until !== undefined, {
    path: ["until"],
    error: "is required to verify",
  })
  .refine(({ result, refusal }) => result === "Verified" || refusal !== undefined, {
    path: ["refusal"],
    error: "is required to refuse",
  });

export const personIdentityEndpoints = {
  getPersonIdentity: {
    summary: "What a person has declared, and the check that waits for a decision",
    access: ["Admin"],
    permission: "identity.decide",
    params: byPersonId,
    response: personIdentity,
    isPersonal: true,
    errors: ["NOT_FOUND"],
  },
  viewIdentityPicture: {
    summary: "A picture that waits for a decision, as WebP; each view is in the audit log",
    access: ["Admin"],
    permission: "identity.decide",
    params: byPersonId.extend({ picture: identityPicture }),
    response: z.unknown(),
    isDownload: true,
    errors: ["NOT_FOUND"],
  },
  decideIdentity: {
    summary: "Verify or refuse a person's identity, or take a verification back; the pictures are deleted",
    access: ["Admin"],
    permission: "identity.decide",
    params: byPersonId,
    body: decision,
    response: personIdentity,
    errors: ["FORBIDDEN", "NOT_FOUND", "STATUS_CONFLICT", ...approvalErrors],
  },
} as const satisfies Record<string, EndpointDefinition>;
