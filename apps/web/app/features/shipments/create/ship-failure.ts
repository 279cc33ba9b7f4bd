import { centsFromWire } from "@trove/contract/euro-fields";
import type { Cents } from "@trove/money";
import { ApiError } from "../../../api/api-error.ts";

/** The current price from a PRICE_CHANGED refusal; undefined for other errors. */
export function priceAfter(error: unknown): Cents | undefined {
  if (!(error instanceof ApiError) || error.code !== "PRICE_CHANGED") return undefined;
  const { actual } = centsFromWire<{ actual?: unknown }>({ actual: error.problem.params?.["actual"] }) as {
    actual?: Cents;
  };
  return actual;
}

/** Whether an error means that items were sold or shipped in the meantime. */
export const isGone = (error: unknown): boolean => error instanceof ApiError && error.code === "ITEM_NOT_AVAILABLE";
export const isMissing = (error: unknown): boolean => error instanceof ApiError && error.code === "NOT_FOUND";
