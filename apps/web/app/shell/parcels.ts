import { type Parcel, shippingCost, weightOf } from "@trove/contract/shipping-cost";
import type { Cents } from "@trove/money";
import { termsNow } from "./terms.ts";

/** The weight of pieces in grams by the known terms. */
export const weightOfPieces = (pieces: Parameters<typeof weightOf>[0]): number => weightOf(pieces, termsNow().shipping);

/** The price of sending a parcel by the known terms. */
export const costOfParcel = (parcel: Parcel): Cents => shippingCost(termsNow().shipping, parcel);
