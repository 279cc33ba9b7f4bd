import type { EndpointName, Permission } from "@trove/contract";
import type { Person } from "./person.ts";

/** An operator's read of something that isn't theirs, by a customers' call. */
export type ForeignRead = { action: EndpointName; permission: Permission; subjectId: string };

/**
 * Reads another person's row for an operator with the permission, and writes the audit entry before it is
 * returned. Undefined for everybody else.
 */
export type ReadForeign = <Row>(
  person: Person,
  read: ForeignRead,
  find: () => Promise<Row | undefined>,
) => Promise<Row | undefined>;
