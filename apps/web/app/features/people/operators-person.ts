import type { CallResult } from "../../api/request.ts";

export type OperatorsPerson = CallResult<"getPerson">;
