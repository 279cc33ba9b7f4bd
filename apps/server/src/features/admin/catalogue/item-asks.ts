import { z } from "zod";
import type { Connection } from "../../../database/connection.ts";
import type { AskedBy, Change } from "../operations/command.ts";

const withName = z.object({ name: z.string() });

export async function askForItem(_db: Connection, { after }: Change): Promise<AskedBy<"updateItem">> {
  return { action: "updateItem", itemName: withName.parse(after).name };
}
