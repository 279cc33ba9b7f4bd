import type { Translated } from "../../texts.ts";
import type { adminShipments as english } from "../../en/dashboard/shipments.ts";
import { counted, number, plural } from "../grammar.ts";

const deliveries: Translated<typeof english.deliveries> = {
  open: "Confirmer des livraisons",
  title: "Livraisons à partir d’un fichier",
  text: "Un fichier CSV avec des numéros d’expédition ou de suivi, comme le rapport de votre transporteur. Vous voyez son effet avant que quoi que ce soit ne soit enregistré.",
  file: "Fichier",
  tooLong: "Le fichier est trop long. Divisez-le en fichiers de 1 000 lignes au plus.",
  row: "Ligne",
  reference: "Dans le fichier",
  outcome: "Résultat",
  outcomes: {
    Delivered: "Est livrée",
    Unknown: "Aucune expédition n’a ce numéro",
    Ambiguous: "Plusieurs expéditions ont ce numéro de suivi",
    Repeated: "Une ligne plus haut désigne la même expédition",
    NotSent: "N’a pas été remise à un transporteur",
    AlreadyDelivered: "Est déjà livrée",
  },
  ready: (count: number) =>
    plural(count, {
      one: "# expédition est arrivée",
      many: "# d’expéditions sont arrivées",
      other: "# expéditions sont arrivées",
    }),
  leftOut: (count: number) =>
    plural(count, {
      one: "# ligne est laissée de côté",
      many: "# de lignes sont laissées de côté",
      other: "# lignes sont laissées de côté",
    }),
  download: "Télécharger ces lignes",
  confirm: (count: number) =>
    plural(count, {
      one: "Confirmer # livraison",
      many: "Confirmer # de livraisons",
      other: "Confirmer # livraisons",
    }),
  done: (count: number) =>
    plural(count, {
      one: "# livraison est confirmée",
      many: "# de livraisons sont confirmées",
      other: "# livraisons sont confirmées",
    }),
};

export const adminShipments: Translated<typeof english> = {
  title: "Expéditions",
  lead: "Les expéditions de tout le monde, et ce qu’il reste à en faire.",
  shipment: "Expédition",
  status: "Statut",
  number: "Numéro",
  ordered: "Commandée",
  all: "Toutes",
  views: { toDo: "À traiter", onTheWay: "En route", delivered: "Livrées" },
  arrival: "Arrivée",
  arrived: "Arrivée",
  notArrived: "Pas encore arrivée",
  country: "Destination",
  search: "Numéro, e-mail, numéro de suivi ou nom",
  results: (count: number) => counted(count, "expédition", "expéditions"),
  empty: "Aucune expédition ici",
  guest: "Sans compte",
  contact: "Contact",
  items: "Articles",
  address: "Destination",
  delivery: "Livraison",
  next: "Suite",
  nothing: "Il ne reste rien à faire.",
  shortage: (name: string, needed: number, available: number) =>
    `${name} : il en faut ${needed}, il y en a ${available} en rayon`,
  actors: { User: "par son propriétaire", Admin: "par un opérateur", System: "automatiquement" },
  deliveries,
  moves: {
    PaymentPending: "Attendre le paiement",
    Ordered: "Prendre comme commandée",
    Approved: "Approuver",
    Shipping: "Commencer la préparation",
    Shipped: "Remettre au transporteur",
    Cancelled: "Annuler l’expédition",
  },
  details: { carrier: "Transporteur", trackingNumber: "Numéro de suivi", reason: "Motif" },
  delivered: "Marquer comme livrée",
  cancelOpen: "Annuler cette expédition…",
  cancelText: "Ce qui a été payé est remboursé. Cette action est irréversible.",
  printPacking: "Imprimer le bon de préparation",
  packingList: "Bon de préparation",
  quantity: "Quantité",
  packed: "Emballé",
  short: "Stock insuffisant",
  approveChosen: (count: string) => `Approuver (${count})`,
  packChosen: (count: string) => `Commencer la préparation (${count})`,
  printChosen: (count: string) => `Imprimer les bons (${count})`,
  progress: (done: number, of: number) => `${number(done)} sur ${number(of)} avancées`,
  movedOn: (count: number) =>
    plural(count, {
      one: "# expédition avancée",
      many: "# d’expéditions avancées",
      other: "# expéditions avancées",
    }),
  refused: (shipment: string, reason: string) => `${shipment} n’a pas avancé : ${reason}`,
  unknown: (shipment: string, reason: string) => `On ne sait pas si ${shipment} a avancé : ${reason}`,
  moved: (shipment: string) => `${shipment} est enregistrée`,
};
