import type { shopsWord as english } from "../../en/fairness/shops-word.ts";
import type { Translated } from "../../texts.ts";
import { counted, number, plural } from "../grammar.ts";

const span = (hours: number) =>
  hours < 48 ? counted(hours, "heure", "heures") : counted(Math.round(hours / 2.4) / 10, "jour", "jours");

export const shopsWord: Translated<typeof english> = {
  title: "Ce que la boutique dit d’elle-même",
  lead: "Personne d’autre ne peut le vérifier. Mais c’est signé, identique pour tout le monde et conservé au registre : nous ne pouvons pas revenir dessus.",
  kind: "Déclaré par la boutique, signé",
  stated: "Déclaré le",
  index: (index: number) => `Entrée ${number(index)} de la liste des probabilités et des clés`,
  reading: "Votre navigateur la cherche au registre public…",
  none: "La boutique n’a encore rien déclaré sur elle-même à son registre public.",
  unsigned:
    "Le registre contient une déclaration qu’aucune clé de cette boutique n’a signée. Ne vous y fiez pas : elle n’est pas affichée.",
  old: (days: number) =>
    plural(days, {
      one: "La dernière déclaration date de # jour.",
      many: "La dernière déclaration date de # de jours. La boutique en fait une par jour.",
      other: "La dernière déclaration date de # jours. La boutique en fait une par jour.",
    }),
  ahead:
    "La dernière déclaration est datée dans le futur selon l’horloge de cet appareil : on ne peut pas en connaître l’âge.",
  operator: "Exploitant",
  parcels: "De la commande au colis",
  half: (hours: number) => `La moitié envoyée en ${span(hours)}`,
  sent: (sent30: number) => `${number(sent30)} colis en 30 jours`,
  over90: (sent90: number, hours: number) => `${number(sent90)} en 90 jours, la moitié en ${span(hours)}`,
  noParcels: "Aucun colis pour l’instant",
  waiting: "En attente d’envoi",
  parcelCount: (count: number) => counted(count, "colis", "colis"),
  oldest: (hours: number) => `le plus ancien depuis ${span(hours)}`,
  nothingWaits: "Rien",
  complaints: "Litiges sur des ouvertures",
  answered: (answered: number, opened: number) => `${number(answered)} sur ${number(opened)} avec réponse`,
  last90: "ces 90 derniers jours",
  noDisputes: "Aucun ces 90 derniers jours",
  stock: "Derrière les plus beaux lots",
  count: (count: number) => number(count),
  inStock: (count: number) => counted(count, "article", "articles"),
  limited: (count: number) =>
    plural(count, { one: "# en stock limité", many: "# en stock limité", other: "# en stock limité" }),
  soldOut: (count: number) => plural(count, { one: "# épuisé", many: "# d’épuisés", other: "# épuisés" }),
  list: "Stock de chacun de ces lots",
  prize: "Lot",
  worth: "Valeur",
  available: "En stock",
  unlimited: "sans limite",
  unstated: "non déclaré",
  check: "Vérifier sans cette page",
};
