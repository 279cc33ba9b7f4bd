import type { Translated } from "../../texts.ts";
import type { documents as english } from "../../en/files/operators.ts";
import { counted } from "../grammar.ts";

export const documents: Translated<typeof english> = {
  title: "Documents légaux",
  lead: "Le pied de page et la commande renvoient à la version en vigueur. Les versions antérieures restent disponibles à leur adresse.",
  back: "Tous les paiements",
  names: {
    "terms_of_service.pdf": "Conditions générales",
    "privacy_policy.pdf": "Politique de confidentialité",
    "legal_guarantee.pdf": "Garantie légale (notice officielle)",
  },
  versions: (name: string) => `Versions : ${name}`,
  version: (number: string) => `Version ${number}`,
  builtIn: (language: string) => `Texte par défaut (${language})`,
  builtInText: "Un modèle à faire relire par un juriste.",
  inForce: "En vigueur",
  since: (date: string) => `À partir du ${date}`,
  uploaded: (name: string, date: string) => `Envoyé par ${name} le ${date}`,
  pages: (count: number) => counted(count, "page", "pages"),
  language: "Langue",
  languageHint:
    "Le texte anglais fait foi. Envoyez-le avant ses traductions : une version anglaise plus récente les remplace.",
  noticeHint:
    "Prenez le fichier dans cette langue à l’annexe du règlement d’exécution (UE) 2025/1960 et envoyez-le sans modification. Chaque langue vaut pour elle-même ; les autres montrent le fichier anglais.",
  file: "Nouvelle version (PDF)",
  from: "En vigueur à partir du",
  fromHint: "Dès le début de ce jour (UTC). Laissez vide pour une entrée en vigueur immédiate.",
  upload: "Envoyer",
  done: "Nouvelle version envoyée",
  noFile: "Choisissez un fichier PDF",
  tooLarge: "Le fichier dépasse 5 Mo",
};
