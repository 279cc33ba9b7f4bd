import { type Needed, type Permission, permissionsOf } from "@trove/contract";
import type { Person } from "../../../command/person.ts";
import type { Connection } from "../../../database/connection.ts";
import { findOperator } from "./operators.store.ts";

/** Returns the present permissions of an operator; an empty set for other people and locked accounts. */
export async function operatorPermissions(
  db: Connection,
  { userId, roles }: Pick<Person, "userId" | "roles">,
): Promise<ReadonlySet<Permission>> {
  const operator = roles.includes("Admin") ? await findOperator(db, userId) : undefined;
  return new Set(operator === undefined || operator.isLocked ? [] : permissionsOf(operator.presets));
}

/**
 * Whether a person is an operator with one of these permissions at present. For calls that show operators more than
 * others. Operators' own calls are checked before their handler.
 */
export async function mayDo(db: Connection, person: Person, needed: Needed): Promise<boolean> {
  const permissions = await operatorPermissions(db, person);
  return [needed].flat().some((permission) => permissions.has(permission));
}
