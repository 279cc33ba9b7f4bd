import { PRESET_NAMES } from "@trove/contract";
import { z } from "zod";
import type { Connection } from "../../../database/connection.ts";
import { nameOf } from "../operations/asked.ts";
import type { AskedBy, Change } from "../operations/command.ts";

const withPresets = z.object({ presets: z.array(z.enum(PRESET_NAMES)) });

async function rightsOf(db: Connection, { subjectId, after }: Change) {
  return { personName: await nameOf(db, subjectId), presets: withPresets.parse(after).presets };
}

export async function askForOperator(db: Connection, change: Change): Promise<AskedBy<"appointOperator">> {
  return { action: "appointOperator", ...(await rightsOf(db, change)) };
}

export async function askForRights(db: Connection, change: Change): Promise<AskedBy<"changeRights">> {
  return { action: "changeRights", ...(await rightsOf(db, change)) };
}
