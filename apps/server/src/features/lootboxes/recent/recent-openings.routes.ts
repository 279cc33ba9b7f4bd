import { type Endpoints, MOST_RECENT_OPENINGS, type ResponseOf } from "@trove/contract";
import type { Connection } from "../../../database/connection.ts";
import type { Bind } from "../../../http/bind.ts";
import { itemBrief } from "../../items/index.ts";
import type { LootboxParts } from "../parts.ts";
import { deleteNamed, insertNamed, isNamed, readRecent, type RecentRow } from "./recent-openings.store.ts";

type RecentOpening = ResponseOf<Endpoints["listRecentOpenings"]>[number];

function recentOpening(row: RecentRow): RecentOpening {
  const { logIndex, drawIndex, lootboxId: id, lootboxName: name, ticket, openedAt, userName, token } = row;
  return {
    logIndex,
    drawIndex,
    lootBox: { id, name },
    item: itemBrief(row),
    ticket,
    openedAtUtc: openedAt.toISOString(),
    userName,
    sharedToken: token,
  };
}

type RecentParts = Pick<LootboxParts, "db" | "now"> & { publicReads: Connection };

export function recentOpeningRoutes(bind: Bind, { db, now, publicReads }: RecentParts): void {
  // Not cached: when a person hides their name, the next response must not contain it.
  bind("listRecentOpenings", async ({ query, language }) =>
    (await readRecent(publicReads, query.lootboxId, MOST_RECENT_OPENINGS, language)).map(recentOpening),
  );

  bind("getOpeningName", async ({ person }) => ({ isShown: await isNamed(db, person.userId) }));

  bind("setOpeningName", async ({ person, body: { isShown } }) => {
    await (isShown ? insertNamed(db, person.userId, now()) : deleteNamed(db, person.userId));
    return { isShown };
  });
}
