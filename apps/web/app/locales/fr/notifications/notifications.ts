import type { Translated } from "../../texts.ts";
import type { notifications as english } from "../../en/notifications/notifications.ts";
import { counted } from "../grammar.ts";

export const notifications: Translated<typeof english> = {
  title: "Notifications",
  unread: (shown: string) => `Notifications, ${shown} non lues`,
  tabs: { label: "Quelles notifications", all: "Toutes", unread: "Non lues", archived: "Archivées" },
  markAllRead: "Tout marquer comme lu",
  markRead: "Marquer comme lu",
  viewAll: "Tout voir",
  preferences: "Préférences d’e-mail",
  empty: {
    all: "Aucune notification",
    unread: "Vous avez tout lu",
    archived: "Aucune notification archivée",
  },
  open: "Ouvrir",
  archive: "Archiver",
  earlier: (count: number) => counted(count, "précédente", "précédentes"),
};
