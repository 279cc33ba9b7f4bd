import type { Endpoints, ResponseOf } from "@trove/contract";
import type { readNotifications } from "./notifications.store.ts";

type Shown = ResponseOf<Endpoints["listNotifications"]>["items"][number];
type Row = Awaited<ReturnType<typeof readNotifications>>[number];

/** Renders a notification in wire form. Archived ones count as read. */
export function shown({ notificationId, kind, params, createdAt, readAt, archivedAt }: Row): Shown {
  const told = {
    id: notificationId,
    createdAtUtc: createdAt.toISOString(),
    isUnread: readAt === null && archivedAt === null,
    isArchived: archivedAt !== null,
  };
  // The cast is safe because all notifications are written with kinds and parameters of the contract.
  return { ...told, kind, params } as Shown;
}
