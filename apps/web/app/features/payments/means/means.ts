import type { CallResult } from "../../../api/request.ts";

/** A card that a payment provider keeps. */
export type Means = CallResult<"listPaymentMeans">["means"][number];
