import type { ReadForeign } from "../../../command/foreign-read.ts";
import type { Connection } from "../../../database/connection.ts";
import { mayDo } from "../../auth/index.ts";
import { auditHourly } from "./audit-read.ts";
import { SEES_EMAILS, withMaskedEmails } from "./masked-emails.ts";

/**
 * Lets operators who have the permission read other people's things through the endpoints for customers. Writes an
 * audit entry, and masks e-mail addresses for those who may not read people.
 */
export function makeReadForeign(parts: { db: Connection; now: () => Date }): ReadForeign {
  return async (person, { action, permission, subjectId }, find) => {
    if (!(await mayDo(parts.db, person, permission))) return undefined;
    const found = await find();
    if (found === undefined) return undefined;
    await auditHourly(parts, { person, action, subjectId, query: {} });
    return (await mayDo(parts.db, person, SEES_EMAILS)) ? found : withMaskedEmails(found);
  };
}
