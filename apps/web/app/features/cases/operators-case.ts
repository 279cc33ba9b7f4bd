import type { CallResult } from "../../api/request.ts";

export type OperatorsCase = CallResult<"getCase">;
