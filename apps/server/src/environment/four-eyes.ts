import { z } from "zod";

/**
 * Kinds of calls that a second person may have to approve. Credit, refunds, releases, promotions and
 * payouts need it only above FOUR_EYES_ABOVE; payouts always do.
 */
export const FOUR_EYES_KINDS = [
  "publishing",
  "credit",
  "refunds",
  "releases",
  "rights",
  "settings",
  "identity",
  "promotions",
  "payouts",
] as const;
export type FourEyesKind = (typeof FOUR_EYES_KINDS)[number];

/** Parses FOUR_EYES: `none`, `all`, or a list of kinds. */
export const fourEyes = z
  .string()
  .transform((text) => {
    if (text.trim() === "all") return [...FOUR_EYES_KINDS];
    return text.trim() === "none" ? [] : text.split(",").map((entry) => entry.trim());
  })
  .pipe(z.array(z.enum(FOUR_EYES_KINDS, `must be none, all, or some of ${FOUR_EYES_KINDS.join(", ")}`)));
