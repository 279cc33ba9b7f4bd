/** The subject of a notification decides its icon, content and actions. */
type About =
  | { type: "order" | "chat" | "mail" | "delivery" | "friend" | "payment" }
  | { type: "project"; quote: string }
  | { type: "file"; file: { name: string; sizeBytes: number } }
  | { type: "tags"; tags: readonly string[] }
  /** Something that really happened, with the page where it is dealt with. */
  | { type: "happened"; link: string; isUrgent: boolean };

export type Notification = About & {
  id: string;
  /** Plain text; what stands between asterisks is bold. */
  title: string;
  category: string;
  createdAt: string;
  isUnRead: boolean;
  isArchived: boolean;
  avatarUrl: string | null;
};

export const NOTIFICATION_TABS = ["all", "unread", "archived"] as const;
export type NotificationTab = (typeof NOTIFICATION_TABS)[number];

/** The notifications of a tab; "all" has the archived ones too. */
export function shownIn(tab: NotificationTab, notifications: readonly Notification[]): readonly Notification[] {
  switch (tab) {
    case "all":
      return notifications;
    case "unread":
      return notifications.filter(({ isUnRead }) => isUnRead);
    case "archived":
      return notifications.filter(({ isArchived }) => isArchived);
  }
}

/** The notifications, those with these ids read. */
export function withRead(notifications: readonly Notification[], ids: ReadonlySet<string>): readonly Notification[] {
  return notifications.map((one) => (ids.has(one.id) ? { ...one, isUnRead: false } : one));
}

export type TitlePart = { text: string; isBold: boolean };

/** The parts of a title, without the asterisks around the bold ones. */
export function titleParts(title: string): TitlePart[] {
  return title
    .split("*")
    .map((text, index) => ({ text, isBold: index % 2 === 1 }))
    .filter(({ text }) => text !== "");
}
