import type { EndpointName, Permission } from "@trove/contract";
import type { Person } from "./person.ts";

/** An operator's read of another person's data, through an endpoint for customers. */
export type ForeignRead = { action: EndpointName; permission: Permission; subjectId: string };

/**
 * Reads another person's row for an operator with the permission; an audit entry is written first. Returns undefined
 * for everybody else.
 */
export type ReadForeign = <Row>(
  person: Person,
  read: ForeignRead,
  find: () => Promise<Row | undefined>,
) => Promise<Row | undefined>;
