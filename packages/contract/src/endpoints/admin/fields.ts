import { z } from "zod";

/** The version that the operator saw. A change of another one is refused with VERSION_CONFLICT. */
export const version = z.int().min(1);

/** A parameter that can be there several times, as one value or many. */
export function several<Value extends z.ZodType>(value: Value, most: number) {
  return z.union([value, z.array(value).max(most)]).transform((one) => (Array.isArray(one) ? one : [one]));
}

export const search = z.string().trim().max(100).optional();
