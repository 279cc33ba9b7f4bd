import { type Permission, presetsWith } from "@trove/contract";
import type { Person } from "../../../command/person.ts";
import type { Connection } from "../../../database/connection.ts";
import { findOperator } from "./operators.store.ts";

/**
 * Whether a person is an operator with a permission at present. For calls that are not operators' own, but show operators
 * more than others; those of operators are checked before their handler.
 */
export async function mayDo(db: Connection, person: Person, permission: Permission): Promise<boolean> {
  if (!person.roles.includes("Admin")) return false;
  const operator = await findOperator(db, person.userId);
  const allowed = presetsWith(permission);
  return operator !== undefined && !operator.isLocked && operator.presets.some((preset) => allowed.includes(preset));
}
