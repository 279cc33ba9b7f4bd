import { permissionsOf } from "@trove/contract";
import type { Bind } from "../../../http/bind.ts";
import { findOperator, listOperators } from "../../auth/index.ts";
import { sentCall } from "../approvals/sent-call.ts";
import { throughApproval } from "../approvals/through-approval.ts";
import type { AdminParts } from "../parts.ts";
import { operatorResponse } from "./operator-response.ts";

export function rightsRoutes(bind: Bind, parts: AdminParts): void {
  const { db } = parts;

  bind("getOperator", async ({ person: { userId } }) => {
    const presets = (await findOperator(db, userId))?.presets ?? [];
    return { userInfoId: userId, presets, permissions: permissionsOf(presets) };
  });

  bind("listOperators", async () => (await listOperators(db)).map(operatorResponse));

  bind("appointOperator", (call) => throughApproval(parts, "appointOperator", call, sentCall(call)));
  bind("changeRights", (call) => throughApproval(parts, "changeRights", call, sentCall(call)));
}
