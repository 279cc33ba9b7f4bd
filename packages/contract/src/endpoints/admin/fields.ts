import { z } from "zod";

/** The version that the operator saw. A change of another one is refused with VERSION_CONFLICT. */
export const version = z.int().min(1);

export const search = z.string().trim().max(100).optional();

/**
 * A payout in percent with two decimals, `112.35`, as a person typed it: the highest that a change makes, if a box would
 * pay out more than it costs.
 */
export const confirmedPayout = z.string().regex(/^\d{1,9}\.\d{2}$/, "must be a percentage with two decimals");
