import { z } from "zod";
import { PICTURE_TYPES } from "../../constants.ts";
import type { EndpointDefinition } from "../../endpoint.ts";
import { day, timeUtc } from "../../fields.ts";
import {
  IDENTITY_PICTURE_MAX_BYTES,
  IDENTITY_PICTURES,
  IDENTITY_REFUSALS,
  IDENTITY_STATES,
} from "./identity-states.ts";

export const identityPicture = z.enum(IDENTITY_PICTURES);

/** The parts of an identity that its person and operators see alike. */
export const identityFields = {
  state: z.enum(IDENTITY_STATES),
  /** The end of Verified; null in other states. */
  untilUtc: timeUtc.nullable(),
  /** Null unless Refused. */
  refusal: z.enum(IDENTITY_REFUSALS).nullable(),
  firstName: z.string(),
  lastName: z.string(),
  birthDate: day.nullable(),
  residence: z.string().nullable(),
};

const identity = z.strictObject({
  ...identityFields,
  /** Whether the person's market asks for Verified. */
  isNeeded: z.boolean(),
  /** Whether this shop can verify anybody. */
  isOffered: z.boolean(),
  /** The pictures that the check asks for; empty if none has begun. */
  pictures: z.array(z.strictObject({ picture: identityPicture, isRequired: z.boolean(), isSent: z.boolean() })),
  /** Days after which pictures are deleted if nobody decides. */
  keptDays: z.int(),
});

export const identityEndpoints = {
  getIdentity: {
    summary: "What the shop knows of the person's identity, and what a check that has begun asks for",
    access: ["User"],
    response: identity,
    errors: [],
  },
  beginIdentityCheck: {
    summary: "Begin a check of the identity that was declared, where the person's market asks for a proof",
    access: ["User"],
    body: z.strictObject({}),
    response: identity,
    errors: ["STATUS_CONFLICT", "TOO_SOON"],
  },
  sendIdentityPicture: {
    summary: "Store a picture for a check, encrypted and without what its file says besides its pixels",
    access: ["User"],
    params: z.strictObject({ picture: identityPicture }),
    upload: { mediaTypes: PICTURE_TYPES, mostBytes: IDENTITY_PICTURE_MAX_BYTES },
    rateLimit: "upload",
    response: identity,
    errors: ["STATUS_CONFLICT", "TOO_SOON"],
  },
  finishIdentityCheck: {
    summary: "Hand in what a check asks for, and get its result as far as there is one",
    access: ["User"],
    body: z.strictObject({}),
    response: identity,
    errors: ["STATUS_CONFLICT"],
  },
  withdrawIdentityCheck: {
    summary: "Take back a check that nobody has decided about; its pictures are deleted",
    access: ["User"],
    body: z.strictObject({}),
    response: identity,
    errors: ["STATUS_CONFLICT"],
  },
} as const satisfies Record<string, EndpointDefinition>;
