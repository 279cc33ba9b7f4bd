import { permissionsOf } from "@trove/contract";
import type { Bind } from "../../../http/bind.ts";
import { findOperator, listOperators } from "../../auth/index.ts";
import type { OperationParts } from "../acts/operate.ts";
import { operatorResponse } from "./operator-response.ts";

export function rightsRoutes(bind: Bind, { db }: Pick<OperationParts, "db">): void {
  bind("getOperator", async ({ person: { userId } }) => {
    const presets = (await findOperator(db, userId))?.presets ?? [];
    return { userInfoId: userId, presets, permissions: permissionsOf(presets) };
  });

  bind("listOperators", async () => (await listOperators(db)).map(operatorResponse));
}
