import type { CallResult } from "../../../../api/request.ts";

export type Reduction = CallResult<"listReductions">["items"][number];
