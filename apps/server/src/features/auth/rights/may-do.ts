import { type Needed, type Permission, permissionsOf } from "@trove/contract";
import type { Person } from "../../../command/person.ts";
import type { Connection } from "../../../database/connection.ts";
import { findOperator } from "./operators.store.ts";

/** Returns an operator's current permissions. The set is empty for other people and locked accounts. */
export async function operatorPermissions(
  db: Connection,
  { userId, roles }: Pick<Person, "userId" | "roles">,
): Promise<ReadonlySet<Permission>> {
  const operator = roles.includes("Admin") ? await findOperator(db, userId) : undefined;
  return new Set(operator === undefined || operator.isLocked ? [] : permissionsOf(operator.presets));
}

/**
 * Whether a person is now an operator with one of these permissions. Use it in calls that show operators more than
 * other people. Operators' own calls need no such check, because it is made before their handler runs.
 */
export async function mayDo(db: Connection, person: Person, needed: Needed): Promise<boolean> {
  const permissions = await operatorPermissions(db, person);
  return [needed].flat().some((permission) => permissions.has(permission));
}
