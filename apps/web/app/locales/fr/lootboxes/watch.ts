import type { watch as english } from "../../en/lootboxes/watch.ts";
import type { Translated } from "../../texts.ts";
import { number, plural } from "../grammar.ts";

export const watch: Translated<typeof english> = {
  again: "Revoir",
  past: "Cette ouverture date du",
  harmless: "La revoir ne coûte rien et ne change rien.",
  record: "Enregistrement et preuve",
  missing: "Cette ouverture n’existe pas ou n’est pas la vôtre.",
  several: (count: number) => plural(count, { one: "# article", other: "# articles" }),
  paid: (paid: string, worth: string) => `Payé ${paid}. Valeur : ${worth}.`,
  gain: (paid: string, worth: string, more: string) => `Payé ${paid}. Valeur : ${worth}, soit ${more} de plus.`,
  loss: (paid: string, worth: string, less: string) => `Payé ${paid}. Valeur : ${worth}, soit ${less} de moins.`,
  unwatched: {
    Differs:
      "La boutique montre ici autre chose que l’enregistrement. L’ouverture n’est donc pas rejouée. Voyez la preuve.",
    Unknown:
      "L’enregistrement de cette ouverture ne peut pas être vérifié pour le moment. Elle n’est donc pas rejouée. Réessayez dans une minute.",
  },
  keepsake: {
    open: "Enregistrer une image",
    title: "Une image à garder",
    lead: "Votre navigateur la dessine d’après l’enregistrement. Elle ne montre aucun solde, et aucun nom sauf si vous le choisissez.",
    label: (items: string, box: string) => `Image : ${items}, de la box ${box}`,
    name: "Afficher mon nom d’utilisateur",
    by: (name: string) => `Ouverte par ${name}`,
    worth: "Valeur",
    log: "Journal public",
    entry: (place: number) => `Entrée ${number(place)}`,
    unlogged: "Pas encore dans le journal",
    contested:
      "Une question reste ouverte sur cette ouverture. Répondez-y d’abord, puis vous pourrez garder une image.",
    save: "Enregistrer en PNG",
    close: "Fermer",
  },
};
