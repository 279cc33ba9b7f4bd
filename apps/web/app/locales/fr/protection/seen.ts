import { plural } from "../grammar.ts";
import type { Translated } from "../../texts.ts";
import type { seen as english } from "../../en/protection/seen.ts";

export const seen: Translated<typeof english> = {
  markers: {
    RisingSpend: (amount, usual) => `A payé ${amount} pour des box en une semaine. D’habitude, c’est ${usual}.`,
    newSpend: (amount) => `A payé ${amount} pour des box en une semaine, après quatre semaines sans rien`,
    NightPlay: (nights) =>
      plural(nights, {
        one: "A ouvert des box pendant # des sept dernières nuits",
        other: "A ouvert des box pendant # des sept dernières nuits",
      }),
    RaiseAfterLoss: (amount) => `A demandé une limite plus haute dans la journée qui a suivi une perte de ${amount}`,
    ReturnedTopUps: (amount, deposited, returns) =>
      `A renvoyé ${amount} en 30 jours, sur ${deposited} de recharges (${returns})`,
    returns: (count, failed) => `${plural(count, { one: "# retour", other: "# retours" })}, échecs : ${failed}`,
  },
  steps: {
    title: "Étapes suggérées",
    lead: "Choisissez ce qui convient, et parlez d’abord à la personne si possible.",
    write: "Écrivez-lui : dites ce que vous avez remarqué, sans reproche, et indiquez les lignes d’aide de son pays.",
    limit: "Proposez une limite. Elle seule peut la fixer, sous Limites dans son compte.",
    pause:
      "Commencez une pause sur sa page si elle en demande une ou ne peut plus s’arrêter. Personne ne peut l’abréger.",
    age: "Demandez son âge en cas de doute. Vérifiez un document avant de le corriger.",
    cards: "Regardez d’abord ses paiements : de l’argent qui ne fait que tourner peut être un essai de cartes volées.",
    end: "Clorez le dossier avec l’issue qui dit ce que vous avez fait.",
  },
  break: "Pause",
  noBreak: "Aucune pause en cours.",
  taking: (until) => `En pause jusqu’au ${until}.`,
  excluded: (until) => `Compte exclu jusqu’au ${until}, puis jusqu’à ce que la personne le rouvre.`,
  reopening: (at) => `Le compte rouvre le ${at}.`,
  limits: "Limites",
  noLimits: "Aucune limite n’est fixée.",
  asked: (amount, time) => `Demande : ${amount}, à partir du ${time}.`,
  months: "Les douze derniers mois",
  noMonths: "Aucune ouverture et aucune recharge.",
  signs: "Signes de risque",
  noSigns: "Aucun signe trouvé.",
  exclusion: (length) => `Exclusion : ${length}`,
};
