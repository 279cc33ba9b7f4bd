import { z } from "zod";
import { freeText, id, integerFrom } from "../../fields.ts";

/** The version that the operator saw. A change of another one is refused with VERSION_CONFLICT. */
export const version = integerFrom(1);

/** A parameter that can be there several times, as one value or many. */
export function several<Value extends z.ZodType>(value: Value, most: number) {
  return z.union([value, z.array(value).max(most)]).transform((one) => (Array.isArray(one) ? one : [one]));
}

export const search = z.string().trim().max(100).optional();

/** Who did something: `npm run admin` has no account, so its id is of zeros. */
export const operatorName = z.strictObject({ userInfoId: id, userName: z.string() });

/** Why an operator does something to money, people or rights. The audit log keeps it. */
export const reason = freeText("Reason", 300);

/** How a call is refused that may have to wait for a second person. */
export const approvalErrors = ["APPROVAL_NEEDED", "APPROVAL_LIMIT"] as const;

/** The payout of a box above 100 %, in percent with two decimals, as a person typed it: `112.35`. */
export const confirmedPayout = z.string().regex(/^\d{1,9}\.\d{2}$/, "must be a percentage with two decimals");

/** The path of a picture of this shop. */
export const picture = z
  .string()
  .max(200)
  .regex(/^\/[\w-]+(\/[\w-]+)*\.(webp|png|jpg|svg)$/, "must be the address of a picture of this shop");

/** The last part of a thing's address in the shop. */
export const slug = z
  .string()
  .max(100)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "must be lower-case letters, digits and single dashes");
