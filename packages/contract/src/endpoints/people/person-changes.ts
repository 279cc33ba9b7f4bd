import { z } from "zod";
import type { EndpointDefinition } from "../../endpoint.ts";
import { day, euros, eurosInput, freeText, id, timeUtc } from "../../fields.ts";
import { countryCode } from "../../settings/country-code.ts";
import { approvalErrors, version } from "../operators/fields.ts";
import { actor, byPersonId, hold } from "./people.ts";

const reason = freeText("Reason", 300);

export const personChangeEndpoints = {
  lockPerson: {
    summary: "Lock an account or unlock it; its sessions end at once",
    access: ["Admin"],
    permission: "people.change",
    params: byPersonId,
    body: z.strictObject({ isLocked: z.boolean(), reason, version }),
    response: z.strictObject({ id, isLocked: z.boolean(), version }),
    errors: ["FORBIDDEN", "NOT_FOUND", "VERSION_CONFLICT", "STATUS_CONFLICT"],
  },
  endPersonSessions: {
    summary: "Sign a person out everywhere",
    access: ["Admin"],
    permission: "people.change",
    params: byPersonId,
    body: z.strictObject({ reason }),
    response: z.strictObject({ endedSessions: z.int() }),
    errors: ["NOT_FOUND"],
  },
  mailPersonPassword: {
    summary: "Mail a person a link to set a new password",
    access: ["Admin"],
    permission: "people.change",
    params: byPersonId,
    body: z.strictObject({ reason }),
    response: z.strictObject({ sentAtUtc: timeUtc }),
    errors: ["NOT_FOUND", "SIGN_IN_METHOD_DISABLED"],
  },
  resetPersonFactors: {
    summary: "Remove all second factors of a person who has lost them, and sign the person out everywhere",
    access: ["Admin"],
    permission: "people.change",
    params: byPersonId,
    body: z.strictObject({ reason }),
    response: z.strictObject({ id }),
    errors: ["FORBIDDEN", "NOT_FOUND", "STATUS_CONFLICT"],
  },
  correctPersonIdentity: {
    summary:
      "Correct the birth date and residence that a person has declared; what was before counts beside it for some " +
      "time, unless a second person approves that it counts alone",
    access: ["Admin"],
    permission: "people.change",
    params: byPersonId,
    body: z.strictObject({
      birthDate: day,
      residence: countryCode,
      /** True if the residence counts alone at once. A second person always has to approve that. */
      countsAlone: z.boolean().default(false),
      reason,
    }),
    response: z.strictObject({ id, birthDate: day, residence: z.string() }),
    errors: ["FORBIDDEN", "NOT_FOUND", "STATUS_CONFLICT", ...approvalErrors],
  },
  liftExclusion: {
    summary: "Lift an exclusion that merely follows another account; a second person always has to approve it",
    access: ["Admin"],
    permission: "people.change",
    params: byPersonId,
    body: z.strictObject({ reason }),
    response: z.strictObject({ id }),
    errors: ["FORBIDDEN", "NOT_FOUND", "STATUS_CONFLICT", ...approvalErrors],
  },
  notePerson: {
    summary: "Write a note about a person, which only operators see",
    access: ["Admin"],
    permission: "people.change",
    params: byPersonId,
    body: z.strictObject({ text: freeText("Note", 2000) }),
    status: 201,
    response: z.strictObject({ id, author: actor, text: z.string(), createdAtUtc: timeUtc }),
    errors: ["NOT_FOUND"],
  },
  creditPerson: {
    summary: "Credit a person's balance as goodwill",
    access: ["Admin"],
    permission: "people.credit",
    params: byPersonId,
    body: z.strictObject({ amount: eurosInput, reason }),
    status: 201,
    response: z.strictObject({ transactionId: id, amount: euros, balanceAfter: euros }),
    errors: ["FORBIDDEN", "NOT_FOUND", ...approvalErrors],
  },
  holdShipments: {
    summary: "Hold a person's shipments, or release them",
    access: ["Admin"],
    permission: "cases.change",
    params: byPersonId,
    body: z.strictObject({ isHeld: z.boolean(), reason }),
    response: z.strictObject({ id, hold: hold.nullable() }),
    errors: ["FORBIDDEN", "NOT_FOUND", "STATUS_CONFLICT", ...approvalErrors],
  },
} as const satisfies Record<string, EndpointDefinition>;
