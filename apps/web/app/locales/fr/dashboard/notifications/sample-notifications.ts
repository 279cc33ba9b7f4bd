import type { Translated } from "../../../texts.ts";
import type { sampleNotifications as english } from "../../../en/dashboard/notifications/sample-notifications.ts";

/** The sample notifications of the demo shop. Text between asterisks is bold. */
export const sampleNotifications: Translated<typeof english> = {
  actions: {
    accept: "Accepter",
    decline: "Refuser",
    reply: "Répondre",
    download: "Télécharger",
    pay: "Payer",
  },
  sample: (action: string) => `${action} : ceci est un exemple, rien d’autre ne se passe`,
  mark: "Exemple",
  sources: {
    label: "Quelles notifications",
    samples: "Exemples",
    shop: (unread: number) => (unread === 0 ? "Cette boutique" : `Cette boutique, non lues : ${unread}`),
  },
  categories: {
    communication: "Communication",
    orders: "Commandes",
    shipments: "Expéditions",
    catalogue: "Catalogue",
    files: "Fichiers",
    payments: "Paiements",
  },
  titles: {
    friend: (name: string) => `*${name}* souhaite entrer en contact`,
    project: (name: string, project: string) => `*${name}* a cité votre nom dans *${project}*`,
    file: (name: string, file: string) => `*${name}* a envoyé *${file}*`,
    tags: (name: string, tag: string) => `*${name}* a ajouté l’étiquette *${tag}*`,
    payment: (name: string, amount: string) => `*${name}* demande *${amount}*`,
    packing: (number: string) => `La commande *${number}* attend d’être préparée`,
    placed: (number: string) => `La commande *${number}* a été passée`,
    chat: (count: number) => (count < 2 ? `*${count} message* non lu` : `*${count} messages* non lus`),
    mail: (from: string) => `Nouvel e-mail de *${from}*`,
    onItsWay: (number: string) => `L’expédition *${number}* est en route`,
    delivered: (number: string) => `L’expédition *${number}* a été livrée`,
  },
  projects: { spring: "Catalogue de printemps", summer: "Box d’été" },
  quotes: {
    covers: "Pourriez-vous regarder les deux couvertures avant vendredi ? Je prendrais la plus sombre.",
    odds: "Les probabilités de la nouvelle box tombent juste maintenant. On y va quand vous voulez.",
  },
  tags: { boxes: "Box", artwork: "Visuels", spring: "Printemps", prices: "Prix", stock: "Stock" },
  senders: { support: "l’assistance", supplier: "Fournisseur Nordwind", carrier: "le transporteur" },
};
