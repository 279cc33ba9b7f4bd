import type { CallResult } from "../../../api/request.ts";

export type OperatorShipment = CallResult<"getAdminShipment">;
