import type { CallResult } from "../../../api/request.ts";

export type Dispute = CallResult<"getDispute">;
export type DisputedOpening = Dispute["openings"][number];
