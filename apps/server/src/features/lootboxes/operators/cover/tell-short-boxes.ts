import { LEAD_DAYS } from "@trove/contract";
import type { Connection } from "../../../../database/connection.ts";
import { tellCount } from "../../../operators/index.ts";
import { readPrizeCover } from "./prize-cover.ts";

/** Notifies operators of the number of open boxes whose prizes the stock no longer covers. */
export async function tellShortBoxes(db: Connection, at: Date): Promise<void> {
  const { items } = await readPrizeCover(db, { leadDays: LEAD_DAYS }, at);
  const short = items.filter(({ cover }) => cover.state === "Short").flatMap(({ boxes }) => boxes.map(({ id }) => id));
  const count = new Set(short).size;
  await tellCount(db, { topic: "short boxes", permission: "boxes.read", kind: "boxesShort", count }, at);
}
