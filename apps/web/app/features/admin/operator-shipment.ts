import type { Answer } from "../../api/request.ts";

export type OperatorShipment = Answer<"listAdminShipments">["items"][number];
