import { z } from "zod";
import type { Connection } from "../../../database/connection.ts";
import type { AskedBy, Change } from "../operations/command.ts";

const withBox = z.object({ name: z.string(), tableVersion: z.int() });

export async function askForVersion(_db: Connection, { after }: Change): Promise<AskedBy<"publishLootboxVersion">> {
  const { name, tableVersion } = withBox.parse(after);
  return { action: "publishLootboxVersion", boxName: name, boxVersion: tableVersion };
}

const withName = z.object({ name: z.string() });

export async function askToOpen(_db: Connection, { after }: Change): Promise<AskedBy<"setLootboxStatus">> {
  return { action: "setLootboxStatus", boxName: withName.parse(after).name };
}
