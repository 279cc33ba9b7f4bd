import { toEuros } from "@trove/money";
import { Refusal } from "../../command/refusal.ts";
import type { Bind } from "../../http/bind.ts";
import { pageResponse, pageRange } from "../../http/page.ts";
import { inventoryItem, readInventoryPage, readInventoryTotals } from "../inventory/index.ts";
import type { OperationParts } from "../operators/index.ts";
import { hideEmail } from "../purchases/index.ts";
import type { CreditParts } from "./credit-person.ts";
import { personIdentityRoutes } from "./identity/identity.routes.ts";
import { findPeople } from "./find-people.store.ts";
import { countOrders, findPerson, readOrders } from "./people.store.ts";
import { requirePerson } from "./person-request.ts";
import { personResponse } from "./person-response.ts";
import { personProtection, type PersonProtectionParts } from "./protection/person-protection.ts";
import { cursorOf, readCursor } from "./timeline/timeline-cursor.ts";
import { timelineEntry } from "./timeline/timeline-response.ts";
import { readTimeline } from "./timeline/timeline.store.ts";

const TIMELINE_PIECE = 50;
const newestFirst = { by: "CreatedAtUtc", direction: "Desc" } as const;

type Parts = Pick<OperationParts & CreditParts, "db" | "goodwillMax" | "now"> & PersonProtectionParts;

/** Routes with which operators read about people. */
export function peopleRoutes(bind: Bind, { protection, readMarkers, ...parts }: Parts): void {
  const { db, goodwillMax, now } = parts;
  bind("listPeople", async ({ query }) => {
    const direction = query.sortDirection === "Asc" ? "asc" : "desc";
    const { rows, totalCount } = await findPeople(db, query, direction, pageRange(query));
    const people = rows.map(({ userId, email, createdAt, ...row }) => {
      return { id: userId, ...row, email, maskedEmail: hideEmail(email), createdAtUtc: createdAt.toISOString() };
    });
    return pageResponse(query, people, totalCount);
  });

  bind("getPerson", async ({ params }) => {
    await requirePerson(db, params.id);
    const [row, inventory] = await Promise.all([
      findPerson(db, params.id, now()),
      readInventoryTotals(db, params.id, { language: "en", status: "InInventory" }),
    ]);
    if (row === undefined) throw new Refusal("NOT_FOUND");
    return personResponse(row, inventory, goodwillMax);
  });

  bind("getPersonProtection", async ({ params }) => {
    await requirePerson(db, params.id);
    return personProtection({ protection, readMarkers }, params.id);
  });

  personIdentityRoutes(bind, protection);

  bind("listPersonInventory", async ({ params, query }) => {
    await requirePerson(db, params.id);
    const selection = { ...query, language: "en" } as const;
    const [rows, totals] = await Promise.all([
      readInventoryPage(db, params.id, selection, newestFirst, pageRange(query)),
      readInventoryTotals(db, params.id, selection),
    ]);
    return pageResponse(query, rows.map(inventoryItem), totals.count);
  });

  bind("listPersonOrders", async ({ params, query }) => {
    await requirePerson(db, params.id);
    const [rows, totalCount] = await Promise.all([
      readOrders(db, params.id, pageRange(query)),
      countOrders(db, params.id),
    ]);
    const orders = rows.map(({ purchaseId, totalCents, createdAt, ...row }) => {
      return { id: purchaseId, ...row, total: toEuros(totalCents), createdAtUtc: createdAt.toISOString() };
    });
    return pageResponse(query, orders, totalCount);
  });

  bind("listPersonTimeline", async ({ params, query: { topic, after } }) => {
    await requirePerson(db, params.id);
    const place = after === undefined ? undefined : readCursor(after);
    const rows = await readTimeline(db, params.id, { topic, after: place, most: TIMELINE_PIECE });
    const last = rows.length < TIMELINE_PIECE ? undefined : rows.at(-1);
    return { entries: rows.map(timelineEntry), next: last === undefined ? null : cursorOf(last) };
  });
}
