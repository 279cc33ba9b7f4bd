import type { CallResult } from "../../../api/request.ts";

export type OperatorsWithdrawal = CallResult<"getWithdrawal">;
