import type { Permission } from "@trove/contract";
import type { Person } from "../../../command/person.ts";

/** Reads the permissions that a person has as an operator. */
export type PermissionsOf = (person: Person) => Promise<ReadonlySet<Permission>>;
