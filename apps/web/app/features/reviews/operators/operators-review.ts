import type { CallResult } from "../../../api/request.ts";

/** A review as operators see it. */
export type OperatorsReview = CallResult<"listAdminReviews">["items"][number];
