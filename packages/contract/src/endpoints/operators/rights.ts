import { z } from "zod";
import type { EndpointDefinition } from "../../endpoint.ts";
import { field, id, timeUtc } from "../../fields.ts";
import { idOf } from "../../ids.ts";
import { PERMISSIONS, PRESET_NAMES } from "../../permissions.ts";
import { approvalErrors, reason, version } from "./fields.ts";

const presets = z.array(z.enum(PRESET_NAMES)).refine((each) => new Set(each).size === each.length, "must differ");
const rights = { presets: z.array(z.enum(PRESET_NAMES)), permissions: z.array(z.enum(PERMISSIONS)) };

const operator = z.strictObject({
  userInfoId: id,
  userName: z.string(),
  email: z.string(),
  isLocked: z.boolean(),
  ...rights,
  version: z.int(),
  updatedAtUtc: timeUtc,
});

export const rightsEndpoints = {
  getOperator: {
    summary: "What the signed-in operator may do at present",
    access: ["Admin"],
    permission: null,
    response: z.strictObject({ userInfoId: id, ...rights }),
    errors: [],
  },
  listOperators: {
    summary: "Everybody with the role Admin, and what they may do",
    access: ["Admin"],
    permission: "rights.read",
    response: z.array(operator),
    errors: [],
  },
  appointOperator: {
    summary: "Give an account the role Admin, with rights",
    access: ["Admin"],
    permission: "rights.change",
    body: z.strictObject({ email: field("email"), presets: presets.min(1, "Choose at least one"), reason }),
    status: 201,
    response: operator,
    errors: ["STATUS_CONFLICT", ...approvalErrors],
  },
  changeRights: {
    summary: "Change what an Admin may do; without rights the role ends, and so do their sessions",
    access: ["Admin"],
    permission: "rights.change",
    params: z.strictObject({ id: idOf("operator") }),
    body: z.strictObject({ presets, version, reason }),
    response: operator,
    errors: ["NOT_FOUND", "VERSION_CONFLICT", "STATUS_CONFLICT", ...approvalErrors],
  },
} as const satisfies Record<string, EndpointDefinition>;
