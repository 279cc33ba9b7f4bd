import type { CallResult } from "../../api/request.ts";

/** The person's own review of an item. */
export type Own = NonNullable<CallResult<"getOwnReview">["review"]>;
