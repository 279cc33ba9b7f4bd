import { Refusal } from "../../command/refusal.ts";
import type { Bind } from "../../http/bind.ts";
import { EventStream } from "../../http/caller.ts";
import { pageRange } from "../../http/page.ts";
import type { Hub } from "./hub.ts";
import { countNotifications, countTold, markNotifications, readNotifications } from "./notifications.store.ts";
import type { NotificationParts } from "./parts.ts";
import type { Person } from "../../command/person.ts";
import { shown } from "./shown.ts";

type Parts = Pick<NotificationParts, "database" | "permissionsOf" | "now">;

export function notificationRoutes(bind: Bind, hub: Hub, { database, permissionsOf, now }: Parts): void {
  const { connection: db } = database;
  const readerOf = async (person: Person) => ({ userId: person.userId, permissions: await permissionsOf(person) });

  bind("listNotifications", async ({ person, query }) => {
    const reader = await readerOf(person);
    const { limit, offset } = pageRange(query);
    const [rows, counts] = await Promise.all([
      readNotifications(db, reader, { tab: query.tab, limit: limit + 1, offset }),
      countNotifications(db, reader),
    ]);
    return { items: rows.slice(0, limit).map(shown), hasMore: rows.length > limit, counts };
  });

  bind("markNotifications", async ({ person, body: { ids, mark } }) => {
    const at = now();
    const reader = await readerOf(person);
    if (ids !== undefined && (await countTold(db, reader, ids)) < new Set(ids).size) throw new Refusal("NOT_FOUND");
    await markNotifications(db, reader, ids, mark === "read" ? { readAt: at } : { archivedAt: at });
    return undefined;
  });

  bind("streamEvents", async ({ person, ip: address }) => {
    const { sessionId } = person;
    return new EventStream(await hub.open({ ...(await readerOf(person)), sessionId, address }));
  });
}
