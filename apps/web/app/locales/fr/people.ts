import type { Translated } from "../texts.ts";
import type { people as english } from "../en/people.ts";
import { counted, plural } from "./grammar.ts";

/** Texts of operators' actions, by the endpoint's name. They are nouns, so that "par" and a name can follow. */
const acts: Readonly<Record<string, string>> = {
  endPersonSessions: "Fermeture de toutes les sessions",
  mailPersonPassword: "Envoi d’un lien pour un nouveau mot de passe",
  correctPersonIdentity: "Date de naissance ou pays corrigés",
  decideIdentity: "Décision sur l’identité",
  liftExclusion: "Exclusion suivie levée",
  changePersonClosure: "Fermeture modifiée",
  startPersonBreak: "Début d’une pause",
  resetPersonFactors: "Désactivation de la connexion en deux étapes",
  creditPerson: "Geste commercial crédité",
  grantAdmin: "Attribution du rôle d’administrateur",
  revokeAdmin: "Retrait du rôle d’administrateur",
  holdShipments: "Suspension des expéditions modifiée",
  lockPerson: "Verrouillage du compte modifié",
};

export const people: Translated<typeof english> = {
  title: "Utilisateurs",
  lead: "Toutes les personnes ayant un compte. Recherchez par nom, e-mail, nom d’utilisateur, numéro de commande ou d’expédition, ou identifiant.",
  search: "Rechercher un utilisateur",
  results: (count: number) => counted(count, "utilisateur", "utilisateurs"),
  empty: "Aucun utilisateur",
  views: { all: "Tous", locked: "Verrouillés", onHold: "Expéditions suspendues" },
  countsAlone: "Elle compte seule aussitôt. Une deuxième personne doit l’approuver.",
  birthDate: "Date de naissance",
  residence: "Pays de résidence",
  phone: "Téléphone",
  id: "Identifiant",
  balance: "Solde",
  inventory: "Inventaire",
  items: (count: number) => counted(count, "article", "articles"),
  sessions: "Sessions",
  sessionsOf: (count: number) =>
    count === 0 ? "Aucune" : plural(count, { one: "# ouverte", many: "# d’ouvertes", other: "# ouvertes" }),
  marks: { active: "Actif", locked: "Verrouillé", onHold: "Expéditions suspendues", admin: "Admin" },
  held: (by: string, at: string, reason: string) =>
    `Expéditions de cette personne suspendues par ${by} le ${at} : ${reason}`,
  closure: {
    Closing: (at: string) => `La personne ferme ce compte depuis le ${at}.`,
    Asked: (at: string) => `Ce compte est en cours de fermeture depuis le ${at}, à la demande écrite de la personne.`,
    Closed: (at: string) => `La personne a fermé ce compte le ${at}.`,
  },
  left: {
    soldFor: (items: string, worth: string) => `${items}, revendus pour ${worth}`,
    returned: "Retourne aux cartes qui l’ont payé",
    own: "Payé par la personne, à envoyer",
    givenUp: "Est abandonné",
    refused: (amount: string) =>
      `${amount} en ont été payés par carte, mais ne peuvent pas y être rendus automatiquement. Essayez d’abord de les rendre autrement.`,
    waits: "Le compte pourra être fermé quand ceci sera terminé :",
    holds: {
      Payment: "Un paiement en cours",
      Refund: "De l’argent sur le retour",
      Payout: "Un versement qui n’a pas atteint la banque",
      Shipment: "Un colis qui n’est pas arrivé",
      Withdrawal: "Une rétractation ou un retour qui n’est pas terminé",
      Owed: "De l’argent dû à une carte dont le remboursement a été refusé",
      Chargeback: "Une rétrofacturation que personne n’a traitée",
      Case: "Un dossier ouvert",
      Review: "Un dossier ouvert, ou une rétrofacturation que personne n’a traitée",
      Wait: "48 heures depuis le début",
    },
  },
  back: "Tous les utilisateurs",
  about: "Compte",
  parts: {
    label: "Activité",
    timeline: "Chronologie",
    orders: "Commandes",
    inventory: "Inventaire",
    protection: "Protection",
    history: "Historique",
  },
  topics: {
    label: "Sujet",
    all: "Tout",
    Money: "Argent",
    Openings: "Ouvertures",
    Orders: "Commandes",
    Sessions: "Sessions",
    Notes: "Notes",
    Acts: "Opérateurs",
  },
  more: "Événements antérieurs",
  nothing: "Rien ici pour le moment",
  flags: {
    LatePayment: "Payée trop tard",
    Chargeback: "Rétrofacturée",
    Refund: "Argent renvoyé",
  },
  transactions: {
    TopUp: "Recharge",
    BoxOpening: "Ouverture",
    Sale: "Revente",
    ItemPurchase: "Achat",
    Shipping: "Livraison",
  },
  balanceAfter: (amount: string) => `solde ${amount}`,
  opened: (box: string, item: string) => `Ouverture de ${box} : ${item}`,
  worth: (amount: string) => `valeur ${amount}`,
  voids: {
    INSUFFICIENT_BALANCE: (box: string) => `${box} n’a pas été ouverte : solde insuffisant`,
    ACCOUNT_BLOCKED: (box: string) => `${box} n’a pas été ouverte : compte verrouillé ou offre terminée`,
    other: (box: string, reason: string) => `${box} n’a pas été ouverte : ${reason}`,
  },
  payments: {
    Pending: (purpose: string) => `Paiement commencé : ${purpose}`,
    Success: (purpose: string) => `Paiement reçu : ${purpose}`,
    Failed: (purpose: string) => `Paiement échoué : ${purpose}`,
  },
  purposes: { TopUp: "recharge", Purchase: "commande", Gift: "code cadeau" },
  refunded: (amount: string) => `remboursé : ${amount}`,
  chargedBack: (amount: string) => `rétrofacturé : ${amount}`,
  ordered: (number: string) => `Commande ${number}`,
  shipment: (number: string, status: string) => `Expédition ${number} : ${status}`,
  signedIn: "Session ouverte",
  signedOut: (at: string) => `jusqu’au ${at}`,
  noted: (by: string) => `Note de ${by}`,
  acts,
  actBy: (by: string, reason: string) => (reason === "" ? by : `${by} : ${reason}`),
  order: { number: "Commande", placed: "Passée le", status: "Statut", flag: "Signalement", total: "Total" },
  piece: { name: "Article", since: "Depuis", status: "Statut", value: "Valeur marchande" },
  fields: { reason: "Motif", amount: "Montant en euros", text: "Note", payee: "Bénéficiaire" },
  payeeHint: "Nom, et les quatre derniers caractères du numéro de compte",
  amountRange: (most: string) => `${most} au plus`,
  amountMistake: (most: string) => `Le montant doit être compris entre 0,01 € et ${most}`,
  cancel: "Annuler",
  actions: {
    lock: {
      open: "Verrouiller le compte",
      explain:
        "Les sessions de la personne sont aussitôt fermées et elle ne peut plus se connecter. Les ouvertures en attente se terminent sans débit.",
      done: "Compte verrouillé",
    },
    unlock: {
      open: "Déverrouiller le compte",
      explain: "La personne peut de nouveau se connecter.",
      done: "Compte déverrouillé",
    },
    credit: {
      open: "Créditer un geste commercial",
      explain: "La personne voit un geste commercial dans ses transactions.",
      done: "Geste commercial crédité",
    },
    signOut: {
      open: "Fermer toutes les sessions",
      explain: "Toutes les sessions de la personne se ferment aussitôt.",
      done: "Sessions fermées",
    },
    password: {
      open: "Envoyer un lien de mot de passe",
      explain: "La personne reçoit un e-mail avec un lien pour définir un nouveau mot de passe.",
      done: "E-mail envoyé",
    },
    factors: {
      open: "Désactiver la connexion en deux étapes",
      explain:
        "Pour une personne qui n’a plus accès à aucune de ses méthodes. Assurez-vous d’abord que c’est bien cette personne : son mot de passe lui suffit ensuite pour se connecter. Elle reçoit un e-mail, et toutes ses sessions se ferment.",
      done: "Connexion en deux étapes désactivée",
    },
    identity: {
      open: "Corriger la date de naissance ou le pays",
      explain:
        "Vérifiez d’abord un document. La correction s’applique aussitôt. Le pays précédent compte encore quelque temps.",
      done: "Correction enregistrée",
    },
    lift: {
      open: "Lever l’exclusion",
      explain:
        "Cette personne ne s’est pas exclue : l’exclusion suit un autre compte qui semblait être le sien. Ne la levez que si ce compte est celui de quelqu’un d’autre. Une deuxième personne doit approuver.",
      done: "Exclusion levée",
    },
    close: {
      open: "Fermer le compte",
      explain:
        "La personne l’a demandé par écrit. Le compte n’ouvre plus de box et n’accepte plus de recharges, et la personne reçoit un e-mail : elle a 48 heures pour revenir en arrière. Une deuxième personne doit approuver.",
      done: "La fermeture a commencé",
    },
    reopen: {
      open: "Annuler la fermeture",
      explain: "La personne veut garder le compte. Il peut être utilisé aussitôt.",
      done: "Le compte reste ouvert",
    },
    end: {
      open: "Fermer le compte définitivement",
      explain:
        "Ce qui reste est maintenant remboursé ou abandonné, comme indiqué. Le nom, l’e-mail et les adresses sont supprimés, et plus personne ne peut se connecter. C’est irréversible. Une deuxième personne doit approuver.",
      done: "Le compte va être fermé",
    },
    transfer: {
      open: "Envoyer par virement",
      explain:
        "Aucune carte n’accepte ce que le titulaire de ce compte fermé a payé. Une fois qu’une deuxième personne a approuvé, votre banque envoie exactement cette somme au bénéficiaire, jamais avant. Le solde ne la contient alors plus. Ce qui a été gagné ou offert reste et peut être gardé.",
      done: "Virement demandé",
    },
    keep: {
      open: "Garder le solde",
      explain:
        "Plus personne ne peut être payé : le titulaire est injoignable ou a renoncé à l’argent. Le solde rejoint les gestes commerciaux. Une deuxième personne doit approuver.",
      done: "Solde gardé",
    },
    break: {
      open: "Commencer une pause",
      explain:
        "Les box et les recharges ferment aussitôt, et la personne reçoit un e-mail. Personne ne peut abréger une pause, pas même vous. Une exclusion dure jusqu’à ce que la personne rouvre son compte.",
      done: "Pause commencée",
    },
    hold: {
      open: "Suspendre les expéditions",
      explain:
        "Aucune expédition de la personne n’est approuvée ni traitée tant que vous ne levez pas la suspension. La personne n’en est pas informée.",
      done: "Expéditions suspendues",
    },
    release: {
      open: "Lever la suspension",
      explain: "Les expéditions de la personne peuvent de nouveau être approuvées et traitées.",
      done: "Suspension levée",
    },
    case: {
      open: "Ouvrir un dossier",
      explain:
        "Les opérateurs l’examinent ensemble. Si un dossier sur la personne est déjà ouvert, votre motif y est ajouté.",
      done: "Dossier ouvert",
    },
    note: { open: "Écrire une note", explain: "Seuls les opérateurs la voient.", done: "Note enregistrée" },
  },
};
