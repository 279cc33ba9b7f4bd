import type { Translated } from "../../texts.ts";
import type { notifications as english } from "../../en/dashboard/notifications.ts";

export const notifications: Translated<typeof english> = {
  title: "Notifications",
  tabs: { label: "Quelles notifications", all: "Toutes", unread: "Non lues", archived: "Archivées" },
  markAllRead: "Tout marquer comme lu",
  markRead: "Marquer comme lu",
  viewAll: "Tout voir",
  empty: {
    all: "Vous n’avez aucune notification",
    unread: "Vous avez tout lu",
    archived: "Rien n’est archivé",
  },
  actions: {
    accept: "Accepter",
    decline: "Refuser",
    reply: "Répondre",
    download: "Télécharger",
    pay: "Payer",
  },
  sample: (action: string) => `${action} : ceci est un exemple, il ne se passe donc rien d’autre`,
};
