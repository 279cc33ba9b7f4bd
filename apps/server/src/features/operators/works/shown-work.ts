import { type Endpoints, type ResponseOf, WORK_RIGHTS } from "@trove/contract";
import type { Person } from "../../../command/person.ts";
import { Refusal } from "../../../command/refusal.ts";
import type { Connection } from "../../../database/connection.ts";
import { operatorPermissions } from "../../auth/index.ts";
import type { OperationParts } from "../acts/operate.ts";
import { findWork } from "./read-works.store.ts";
import { workResponses } from "./work-response.ts";
import type { Work } from "./works.store.ts";

async function existingWork(db: Connection, workId: string): Promise<Work> {
  const work = await findWork(db, workId);
  if (work === undefined) throw new Refusal("NOT_FOUND");
  return work;
}

/**
 * Reads a work that the person may see. Uses only the given connection, which may be a transaction. Throws NOT_FOUND if
 * there is none, or if the person may not see works of its kind.
 */
export async function visibleWork({ db }: Pick<OperationParts, "db">, person: Person, workId: string): Promise<Work> {
  const [work, permissions] = await Promise.all([existingWork(db, workId), operatorPermissions(db, person)]);
  if (!permissions.has(WORK_RIGHTS[work.kind].read)) throw new Refusal("NOT_FOUND");
  return work;
}

/** Renders the work in wire form. Throws NOT_FOUND. */
export async function shownWork(
  { db }: { db: Connection },
  workId: string,
): Promise<ResponseOf<Endpoints["startWork"]>> {
  const [response] = await workResponses(db, [await existingWork(db, workId)]);
  if (response === undefined) throw new Refusal("NOT_FOUND");
  return response;
}
