import type { Translated } from "../texts.ts";
import type { addresses as english } from "../en/addresses.ts";

export const addresses: Translated<typeof english> = {
  add: "Ajouter une adresse",
  addFirst: "Ajouter votre adresse",
  edit: (label: string) => `Modifier l’adresse : ${label}`,
  addTitle: "Ajouter une adresse",
  editTitle: "Modifier l’adresse",
  save: "Enregistrer l’adresse",
  saved: "Adresse enregistrée",
  cancel: "Annuler",
  none: "Aucune adresse enregistrée pour le moment.",
  full: (most: number) => `Vous pouvez enregistrer jusqu’à ${most} adresses.`,
  isDefault: "Par défaut",
  labels: { Home: "Domicile", Office: "Bureau", Other: "Autre" },
  fields: {
    label: "Type d’adresse",
    countryCode: "Pays",
    firstName: "Prénom",
    lastName: "Nom",
    company: "Société",
    street: "Rue",
    houseNumber: "Numéro",
    addressLine2: "Complément d’adresse",
    postalCode: "Code postal",
    city: "Ville",
    state: "État ou région",
    phoneNumber: "Numéro de téléphone",
    isDefault: "Utiliser comme adresse par défaut",
  },
  notServed: (country: string) =>
    `Nous ne livrons pas encore dans ce pays : ${country}. Il vous faudra une adresse dans un autre pays pour recharger votre solde et ouvrir des box.`,
  postalHint: (example: string) => `Par exemple ${example}`,
  postalMustBe: (label: string, example: string) => `${label} : suivez le modèle ${example}`,
  more: "Société, complément ou région",
  phoneHint: "Pour le transporteur, en cas de question sur la livraison. Avec l’indicatif du pays.",
};
