import type { Permission } from "@trove/contract";
import type { Person } from "../../command/person.ts";
import type { Database } from "../../database/connection.ts";

export type NotificationParts = {
  database: Database;
  /** Returns a person's permissions as an operator; empty for customers. */
  permissionsOf: (person: Person) => Promise<ReadonlySet<Permission>>;
  now: () => Date;
  log: { warn(details: object, text: string): void };
};
