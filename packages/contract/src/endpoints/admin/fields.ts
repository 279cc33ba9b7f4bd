import { z } from "zod";
import { freeText, id } from "../../fields.ts";

/** The version that the operator saw. A change of another one is refused with VERSION_CONFLICT. */
export const version = z.int().min(1);

export const search = z.string().trim().max(100).optional();

/** Who did something: `npm run admin` has no account, so its id is of zeros. */
export const operatorName = z.strictObject({ userInfoId: id, userName: z.string() });

/** Why an operator does something to money, people or rights. The audit log keeps it. */
export const reason = freeText("Reason", 300);
