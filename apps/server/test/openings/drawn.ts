import { randomUUIDv7 } from "node:crypto";
import type { Opening } from "../../src/command/functions.generated.ts";
import { drawOpening } from "../../src/features/lootboxes/openings/draw-opening.ts";
import { readReveal } from "../../src/features/lootboxes/openings/read-reveal.ts";
import type { Shop } from "../shop/shop.ts";
import type { OpenBody, ShownBox } from "./browser.ts";

/** Draws an opening as the shop passes it to the database. Each call makes new ids. */
export async function drawnOpening(
  { database, secrets, app, environment }: Shop,
  { lootboxId }: ShownBox,
  body: OpenBody,
  sessionId: string | null = null,
): Promise<Opening> {
  const parts = { db: database.connection, secrets };
  const reveal = await readReveal(parts, { lootboxId, ...body }, () => {});
  const version = await app.boxVersions.find(parts.db, lootboxId, 1);
  if (version === undefined) throw new Error("the box has no version");
  const { COMPANY_TIME_ZONE: timeZone } = environment;
  const { keyId } = secrets.signingKeys[0];
  return drawOpening(reveal, { version, keyId, sessionId, newId: randomUUIDv7, timeZone });
}
