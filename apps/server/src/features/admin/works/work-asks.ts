import type { Connection } from "../../../database/connection.ts";
import type { AskedBy, Change } from "../operations/command.ts";
import { shownWork } from "./shown-work.ts";

export async function askForWork(db: Connection, { subjectId }: Change): Promise<AskedBy<"startWork">> {
  const { title, kind, moveTo, rows } = await shownWork({ db }, subjectId);
  return { action: "startWork", title, kind, moveTo, rows: rows.Waiting };
}
