import type { Permission } from "@trove/contract";
import type { Person } from "../../command/person.ts";
import type { Database } from "../../database/connection.ts";

export type NotificationParts = {
  database: Database;
  /** A person's permissions as an operator; none for customers. */
  permissionsOf: (person: Person) => Promise<ReadonlySet<Permission>>;
  now: () => Date;
  log: { warn(details: object, text: string): void };
};
