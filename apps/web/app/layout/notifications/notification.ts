/** The subject of a notification. It determines the icon, content and actions. */
type About =
  | { type: "order" | "chat" | "mail" | "delivery" | "friend" | "payment" }
  | { type: "project"; quote: string }
  | { type: "file"; file: { name: string; sizeBytes: number } }
  | { type: "tags"; tags: readonly string[] }
  /** A real event, with the path of the page where it is dealt with. */
  | { type: "happened"; link: string; isUrgent: boolean };

export type Notification = About & {
  id: string;
  /** Plain text, except that text between asterisks is bold. */
  title: string;
  category: string;
  createdAt: string;
  isUnRead: boolean;
  isArchived: boolean;
  avatarUrl: string | null;
};

export const NOTIFICATION_TABS = ["all", "unread", "archived"] as const;
export type NotificationTab = (typeof NOTIFICATION_TABS)[number];

/** The notifications of a tab. The tab "all" includes archived ones. */
export function shownIn<One extends Notification>(tab: NotificationTab, notifications: readonly One[]): readonly One[] {
  switch (tab) {
    case "all":
      return notifications;
    case "unread":
      return notifications.filter(({ isUnRead }) => isUnRead);
    case "archived":
      return notifications.filter(({ isArchived }) => isArchived);
  }
}

/** A copy of the notifications in which those with these ids are read. */
export function withRead(notifications: readonly Notification[], ids: ReadonlySet<string>): readonly Notification[] {
  return notifications.map((one) => (ids.has(one.id) ? { ...one, isUnRead: false } : one));
}

export type TitlePart = { text: string; isBold: boolean };

/** Splits a title into bold and other parts, and removes the asterisks. */
export function titleParts(title: string): TitlePart[] {
  return title
    .split("*")
    .map((text, index) => ({ text, isBold: index % 2 === 1 }))
    .filter(({ text }) => text !== "");
}

/** A title without its asterisks. */
export const titleText = (title: string) => title.replaceAll("*", "");
