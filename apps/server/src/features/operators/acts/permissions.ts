import type { Permission } from "@trove/contract";
import type { Person } from "../../../command/person.ts";

/** Reads what a person may do as an operator. */
export type PermissionsOf = (person: Person) => Promise<ReadonlySet<Permission>>;
