import type { Translated } from "../../texts.ts";
import type { documents as english } from "../../en/dashboard/documents.ts";
import { counted } from "../grammar.ts";

export const documents: Translated<typeof english> = {
  title: "Documents légaux",
  lead: "Le pied de page et la commande renvoient à la version en vigueur. Les versions antérieures restent à leur adresse.",
  back: "Tous les paiements",
  names: {
    "terms_of_service.pdf": "Conditions générales",
    "privacy_policy.pdf": "Politique de confidentialité",
  },
  versions: (name: string) => `Versions : ${name}`,
  version: (number: string) => `Version ${number}`,
  builtIn: "Le texte fourni avec la boutique",
  builtInText: "Un modèle à faire relire par un juriste.",
  inForce: "En vigueur",
  since: (date: string) => `À partir du ${date}`,
  uploaded: (name: string, date: string) => `Envoyé par ${name} le ${date}`,
  pages: (count: number) => counted(count, "page", "pages"),
  file: "Nouvelle version (PDF)",
  from: "En vigueur à partir du",
  fromHint: "Le début de ce jour en UTC ; maintenant si le champ est vide.",
  upload: "Envoyer",
  done: "La nouvelle version est enregistrée",
  noFile: "Choisissez un fichier PDF",
  tooLarge: "Le fichier dépasse 5 Mo",
};
