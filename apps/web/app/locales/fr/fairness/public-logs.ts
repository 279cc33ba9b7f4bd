import type { Translated } from "../../texts.ts";
import type { publicLogs as english } from "../../en/fairness/public-logs.ts";
import { number, plural } from "../grammar.ts";

export const publicLogs: Translated<typeof english> = {
  title: "Alerte sur un registre public",
  nothing: "Rien n’a été révélé, donc rien n’a été ouvert.",
  fork: "Le registre public de la boutique contredit ce que votre navigateur avait vu : il a montré deux versions qui ne se prolongent pas l’une l’autre. La boutique a signé les deux, ce qui le prouve à tout le monde.",
  unread: (since: string) =>
    `La boutique répond, mais nous ne parvenons pas à lire son registre public depuis le ${since}. Tant que c’est le cas, votre navigateur ne peut pas vérifier si vos ouvertures y figurent, ni si d’autres voient le même registre. Cela seul ne prouve rien.`,
  changed: (quorum: number, count: number) =>
    count === 0 || quorum === 0
      ? "Les registres publics de la boutique n’ont plus aucun témoin. Elle pourrait montrer à d’autres un registre différent."
      : `La boutique a changé les témoins de ses registres publics, ou le nombre de ceux qui doivent signer : maintenant ${number(quorum)} sur ${number(count)}. Sa signature confirme ce changement, et votre navigateur s’y conforme désormais.`,
  noticeChanged: (before: string, after: string) =>
    `La boutique annonce désormais les nouvelles probabilités ${after} à l’avance. Avant, c’était ${before}. Sa signature confirme ce changement.`,
  mirrorsChanged: (mirrors: readonly string[]) =>
    mirrors.length === 0
      ? "La boutique ne désigne plus personne à qui remettre les ouvertures restées sans réponse. Sa signature confirme ce changement."
      : `Si la boutique ne répond pas à une ouverture, votre navigateur la remet désormais à : ${mirrors.join(", ")}. La signature de la boutique confirme ce changement.`,
  minutes: (count: number) => plural(count, { one: "# minute", many: "# de minutes", other: "# minutes" }),
  shortNotice: (box: string) =>
    `Les probabilités de la box ${box} ont changé, ou elle a fermé, avec un préavis plus court que celui que promet la boutique. Des offres signées et le registre public le montrent.`,
  goOn: "J’en prends note. Continuer",
  save: "Enregistrer dans un fichier",
};
