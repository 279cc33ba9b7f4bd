import { z } from "zod";
import type { EndpointDefinition } from "../endpoint.ts";
import { id, integerFrom, timeQuery, timeUtc } from "../fields.ts";
import { SETTING_GROUPS } from "../settings/setting-groups.ts";
import { approvalErrors, operatorName, reason } from "./operators/fields.ts";

const group = z.enum(SETTING_GROUPS);

/** The fields of a group, by name. Each group has its own schema. */
const value = z.record(z.string(), z.unknown());

const version = z.strictObject({
  /** The id of its entry in the audit log. */
  id,
  version: z.int(),
  value,
  fromUtc: timeUtc,
  setBy: operatorName,
  approvedBy: operatorName.nullable(),
  reason: z.string().nullable(),
  createdAtUtc: timeUtc,
});

const settings = z.strictObject({
  group,
  /** The id of the group in the audit log. */
  id,
  /** The number of the latest version; 0 while the group was never changed. */
  version: z.int(),
  /** The values in force. */
  value,
  /** The time since which they are in force; null for the defaults. */
  fromUtc: timeUtc.nullable(),
  /** The values of a shop that has changed nothing. */
  defaults: value,
  /** The latest versions, newest first. */
  versions: z.array(version),
});

export const settingsEndpoints = {
  listSettings: {
    summary: "The groups of settings: whether each was changed, since when it is in force, and what is planned",
    access: ["Admin"],
    permission: "settings.read",
    response: z.array(
      z.strictObject({
        group,
        version: z.int(),
        fromUtc: timeUtc.nullable(),
        /** The next time at which other values come into force. */
        plannedFromUtc: timeUtc.nullable(),
      }),
    ),
    errors: [],
  },
  getSettings: {
    summary: "A group of settings: the values in force, the defaults, and the latest versions",
    access: ["Admin"],
    permission: "settings.read",
    params: z.strictObject({ group }),
    response: settings,
    errors: [],
  },
  changeSettings: {
    summary: "Change a group of settings, now or from a later time on; what has begun keeps its terms",
    access: ["Admin"],
    permission: "settings.change",
    params: z.strictObject({ group }),
    body: z.strictObject({
      value,
      /** Null, or a time that has passed, means now. */
      fromUtc: timeQuery.nullable().default(null),
      /** The latest version that the operator saw. */
      version: integerFrom(0),
      reason,
    }),
    response: settings,
    errors: ["VERSION_CONFLICT", ...approvalErrors],
  },
} as const satisfies Record<string, EndpointDefinition>;
