import type { Translated } from "../../texts.ts";
import type { notifications as english } from "../../en/dashboard/notifications.ts";

export const notifications: Translated<typeof english> = {
  title: "Notifications",
  tabs: { label: "Quelles notifications", all: "Toutes", unread: "Non lues", archived: "Archivées" },
  markAllRead: "Tout marquer comme lu",
  markRead: "Marquer comme lu",
  viewAll: "Tout voir",
  empty: {
    all: "Aucune notification",
    unread: "Vous avez tout lu",
    archived: "Aucune notification archivée",
  },
  actions: {
    accept: "Accepter",
    decline: "Refuser",
    reply: "Répondre",
    download: "Télécharger",
    pay: "Payer",
  },
  sample: (action: string) => `${action} : ceci est un exemple, rien d’autre ne se passe`,
};
