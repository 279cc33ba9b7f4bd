import { permissionsOf } from "@trove/contract";
import type { Bind } from "../../../http/bind.ts";
import { findOperator, listOperators } from "../../auth/index.ts";
import type { AdminParts } from "../parts.ts";
import { appointOperator, changeOperator } from "./give-rights.ts";
import { operatorResponse } from "./operator-response.ts";

export function rightsRoutes(bind: Bind, parts: AdminParts): void {
  const { db } = parts;

  bind("getOperator", async ({ person: { userId } }) => {
    const presets = (await findOperator(db, userId))?.presets ?? [];
    return { userInfoId: userId, presets, permissions: permissionsOf(presets) };
  });

  bind("listOperators", async () => (await listOperators(db)).map(operatorResponse));

  bind("appointOperator", async ({ person, idempotency, body }) =>
    operatorResponse(await appointOperator(parts, { person, idempotency }, body)),
  );

  bind("changeRights", async ({ person, idempotency, params, body }) =>
    operatorResponse(await changeOperator(parts, { person, idempotency, userId: params.id }, body)),
  );
}
