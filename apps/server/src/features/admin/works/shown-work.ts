import type { Endpoints, ResponseOf } from "@trove/contract";
import { Refusal } from "../../../command/refusal.ts";
import type { Connection } from "../../../database/connection.ts";
import { findWork } from "./read-works.store.ts";
import { workResponses } from "./work-response.ts";
import type { Work } from "./works.store.ts";

/** Throws NOT_FOUND. */
export async function existingWork(db: Connection, workId: string): Promise<Work> {
  const work = await findWork(db, workId);
  if (work === undefined) throw new Refusal("NOT_FOUND");
  return work;
}

/** The work in wire form. Throws NOT_FOUND. */
export async function shownWork(
  { db }: { db: Connection },
  workId: string,
): Promise<ResponseOf<Endpoints["startWork"]>> {
  const [response] = await workResponses(db, [await existingWork(db, workId)]);
  if (response === undefined) throw new Refusal("NOT_FOUND");
  return response;
}
