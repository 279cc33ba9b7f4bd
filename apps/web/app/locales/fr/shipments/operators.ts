import type { Translated } from "../../texts.ts";
import type { adminShipments as english } from "../../en/shipments/operators.ts";
import { counted, plural } from "../grammar.ts";

const deliveries: Translated<typeof english.deliveries> = {
  open: "Confirmer des livraisons",
  title: "Importer des livraisons",
  text: "Un fichier CSV avec des numéros d’expédition ou de suivi, comme le rapport de votre transporteur. Des colonnes « status », « time » et « place » y ajoutent les étapes du trajet. Vous pouvez vérifier le résultat avant tout enregistrement.",
  file: "Fichier",
  tooLong: "Le fichier est trop long. Divisez-le en fichiers de 1 000 lignes au plus.",
  row: "Ligne",
  reference: "Dans le fichier",
  outcome: "Résultat",
  outcomes: {
    Delivered: "Livrée",
    Unknown: "Aucune expédition avec ce numéro",
    Ambiguous: "Plusieurs expéditions avec ce numéro de suivi",
    Repeated: "Répète une ligne plus haut",
    NotSent: "Pas encore expédiée",
    AlreadyDelivered: "Déjà livrée",
    Noted: "Étape enregistrée",
    Unreadable: "Statut ou heure illisible",
    WrongTime: "Heure antérieure à la commande ou future",
    Returning: "Sur le chemin du retour, donc non livrée",
  },
  ready: (count: number) =>
    plural(count, {
      one: "# expédition est arrivée",
      many: "# d’expéditions sont arrivées",
      other: "# expéditions sont arrivées",
    }),
  noted: (count: number) =>
    plural(count, { one: "# étape enregistrée", many: "# d’étapes enregistrées", other: "# étapes enregistrées" }),
  save: "Enregistrer les étapes",
  leftOut: (count: number) =>
    plural(count, {
      one: "# ligne ignorée",
      many: "# de lignes ignorées",
      other: "# lignes ignorées",
    }),
  download: "Télécharger les lignes ignorées",
  confirm: (count: number) =>
    plural(count, {
      one: "Confirmer # livraison",
      many: "Confirmer # de livraisons",
      other: "Confirmer # livraisons",
    }),
  done: (count: number) =>
    plural(count, {
      one: "# livraison confirmée",
      many: "# de livraisons confirmées",
      other: "# livraisons confirmées",
    }),
};

export const adminShipments: Translated<typeof english> = {
  title: "Expéditions",
  lead: "Toutes les expéditions, et ce qu’il reste à faire.",
  shipment: "Expédition",
  all: "Toutes",
  views: { toDo: "À traiter", onTheWay: "En route", delivered: "Livrées", late: "En retard" },
  arrival: "Arrivée",
  arrived: "Arrivée",
  notArrived: "Pas encore arrivée",
  promise: "Jours promis",
  late: "En retard",
  notLate: "Pas en retard",
  search: "Numéro, e-mail, numéro de suivi ou nom",
  results: (count: number) => counted(count, "expédition", "expéditions"),
  empty: "Aucune expédition",
  guest: "Sans compte",
  contact: "Contact",
  items: "Articles",
  address: "Destination",
  delivery: "Livraison",
  next: "Suite",
  nextParcel: "Colis suivant",
  nothing: "Il ne reste rien à faire.",
  shortage: (name: string, needed: number, available: number) =>
    `${name} : il en faut ${needed}, il y en a ${available} en stock`,
  actors: { User: "par son propriétaire", Admin: "par un opérateur" },
  deliveries,
  moves: {
    PaymentPending: "Attendre le paiement",
    Ordered: "Marquer comme commandée",
    Approved: "Approuver",
    Shipping: "Commencer la préparation",
    Shipped: "Marquer comme expédiée",
    Cancelled: "Annuler l’expédition",
  },
  details: { carrier: "Transporteur", trackingNumber: "Numéro de suivi", reason: "Motif" },
  delivered: "Marquer comme livrée",
  cancelOpen: "Annuler l’expédition…",
  cancelText: "Le paiement est remboursé. Cette action est irréversible.",
  printPacking: "Imprimer le bon de préparation",
  packingList: "Bon de préparation",
  quantity: "Quantité",
  packed: "Emballé",
  short: "Stock insuffisant",
  approveChosen: (count: string) => `Approuver (${count})`,
  packChosen: (count: string) => `Préparer (${count})`,
  cancelChosen: (count: string) => `Annuler (${count})`,
  printChosen: (count: string) => `Imprimer les bons (${count})`,
  work: "Traitements groupés",
  many: {
    titles: {
      Approved: "Approuver des expéditions",
      Shipping: "Préparer des expéditions",
      Cancelled: "Annuler des expéditions",
    },
    asked: (count: number) =>
      plural(count, {
        one: "# expédition est annulée, et son paiement remboursé. C’est irréversible.",
        many: "# d’expéditions sont annulées, et leurs paiements remboursés. C’est irréversible.",
        other: "# expéditions sont annulées, et leurs paiements remboursés. C’est irréversible.",
      }),
    reasonHint: "Les clients la lisent dans l’e-mail sur leur expédition.",
    review: "Vérifier",
    willMove: (count: number) =>
      plural(count, {
        one: "# expédition sera mise à jour",
        many: "# d’expéditions seront mises à jour",
        other: "# expéditions seront mises à jour",
      }),
    nothing: "Aucune ne peut être mise à jour",
    leftOut: (count: number) =>
      plural(count, {
        one: "# expédition est laissée de côté",
        many: "# d’expéditions sont laissées de côté",
        other: "# expéditions sont laissées de côté",
      }),
    alreadySo: (count: number) =>
      plural(count, {
        one: "# expédition a déjà ce statut",
        many: "# d’expéditions ont déjà ce statut",
        other: "# expéditions ont déjà ce statut",
      }),
    background: "Tout se fait en arrière-plan. Vous pouvez fermer cette page.",
    rows: "Voir chaque expédition",
    cancel: "Retour",
  },
  moved: (shipment: string) => `${shipment} est enregistrée`,
};
