import { type Endpoints, permissionsOf, type ResponseOf } from "@trove/contract";
import type { Operator } from "../../auth/index.ts";

type OperatorResponse = ResponseOf<Endpoints["changeRights"]>;

export function operatorResponse({ userId, updatedAt, ...operator }: Operator): OperatorResponse {
  return {
    userInfoId: userId,
    ...operator,
    permissions: permissionsOf(operator.presets),
    updatedAtUtc: updatedAt.toISOString(),
  };
}
