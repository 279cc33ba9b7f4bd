import { CUSTOMER_NOTIFICATIONS } from "@trove/contract/statuses";
import type { CallResult } from "../../api/request.ts";
import type { Notification } from "./notification.ts";

/** A notification in the form that the API returns. */
export type Told = CallResult<"listNotifications">["items"][number];
export type ToldCustomer = Extract<Told, { kind: (typeof CUSTOMER_NOTIFICATIONS)[number] }>;

export const isForCustomers = (told: Told): told is ToldCustomer =>
  CUSTOMER_NOTIFICATIONS.some((kind) => kind === told.kind);

type Content = { title: string; category: string; link: string; isUrgent: boolean };

export const shownAs = (
  { id, createdAtUtc, isUnread, isArchived }: Told,
  content: Content,
): Notification & { type: "happened" } => ({
  type: "happened",
  id,
  createdAt: createdAtUtc,
  isUnRead: isUnread,
  isArchived,
  avatarUrl: null,
  ...content,
});
