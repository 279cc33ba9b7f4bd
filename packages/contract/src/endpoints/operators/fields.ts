import { z } from "zod";
import { freeText, id, integerFrom } from "../../fields.ts";

/**
 * The version that the operator saw. If the thing has another version by now, the change is refused with
 * VERSION_CONFLICT.
 */
export const version = integerFrom(1);

/** A query parameter that may occur several times. Accepts one value or a list. */
export function several<Value extends z.ZodType>(value: Value, most: number) {
  return z.union([value, z.array(value).max(most)]).transform((one) => (Array.isArray(one) ? one : [one]));
}

export const search = z.string().trim().max(100).optional();

/** The operator who did something. Acts of `npm run admin` have no account, so their id is the nil UUID. */
export const operatorName = z.strictObject({ userInfoId: id, userName: z.string() });

/** The operator's reason for a change of money, people or rights. Stored in the audit log. */
export const reason = freeText("Reason", 300);

/** The errors of calls that may need an approval by a second person. */
export const approvalErrors = ["APPROVAL_NEEDED", "APPROVAL_LIMIT"] as const;

/** A payout above 100 % in percent with two decimals, as the operator typed it to confirm: `112.35`. */
export const confirmedPayout = z.string().regex(/^\d{1,9}\.\d{2}$/, "must be a percentage with two decimals");

/** The path of a picture that the shop stores. */
export const picture = z
  .string()
  .max(200)
  .regex(/^\/[\w-]+(\/[\w-]+)*\.(webp|png|jpg|svg)$/, "must be the address of a picture of this shop");

/** The last part of a thing's address in the shop. */
export const slug = z
  .string()
  .max(100)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "must be lower-case letters, digits and single dashes");
