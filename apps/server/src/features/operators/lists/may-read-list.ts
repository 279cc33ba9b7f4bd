import { type Endpoint, endpoints } from "@trove/contract";
import type { Person } from "../../../command/person.ts";
import type { Connection } from "../../../database/connection.ts";
import { mayDo } from "../../auth/index.ts";

/**
 * True if a person may call the endpoint that reads a list. Checked for shared views, because a view may contain names
 * of people or amounts.
 */
export async function mayReadList(db: Connection, person: Person, list: string): Promise<boolean> {
  const endpoint: Endpoint | undefined = Object.values(endpoints).find(({ name }) => name === list);
  const permission = endpoint?.permission;
  return !permission || mayDo(db, person, permission);
}
