import type { Translated } from "../../texts.ts";
import type { clocks as english } from "../../en/fairness/clocks.ts";

export const clocks: Translated<typeof english> = {
  titles: {
    Ahead: "Votre appareil et la boutique n’indiquent pas la même heure",
    Frozen: "L’horloge de la boutique n’avance pas",
    Witnesses: "Le registre de la boutique a été signé à une autre heure",
  },
  texts: {
    Ahead:
      "Votre navigateur vérifie l’heure de chaque offre, pour que la boutique ne puisse pas choisir entre les probabilités de plusieurs jours. Si l’horloge de votre appareil est fausse ou vient d’être réglée, cela explique l’écart. Si elle est juste, c’est celle de la boutique qui est fausse.",
    Frozen:
      "Les offres de la boutique gardent la même heure. Cela arrive quelque temps après que son horloge a été retardée, car aucune offre ne peut être antérieure à votre dernière ouverture ni au dernier changement des probabilités.",
    Witnesses:
      "D’autres signent le registre public de la boutique toutes les quelques minutes, ce qui montre qu’une offre ne date pas d’un autre jour. Soit ils sont injoignables en ce moment, soit l’horloge de la boutique est fausse.",
  },
  device: "Votre appareil",
  shop: "L’offre de la boutique",
  witnesses: "Registre signé par d’autres",
  nothing: "Rien n’a encore été révélé. Si vous continuez, ces heures sont indiquées avec l’ouverture.",
  goOn: "Continuer",
  notNow: "Pas maintenant",
  went: "Vous avez continué avec ces heures",
};
