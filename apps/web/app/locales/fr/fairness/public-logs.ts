import type { Translated } from "../../texts.ts";
import type { publicLogs as english } from "../../en/fairness/public-logs.ts";
import { number, plural } from "../grammar.ts";

export const publicLogs: Translated<typeof english> = {
  title: "À propos des registres publics",
  nothing: "Rien n’a été révélé, donc rien n’a été ouvert.",
  fork: "Le registre public de la boutique contredit ce que votre navigateur en a vu auparavant : elle en a montré deux qui ne se prolongent pas. La boutique a signé les deux, ce qui le prouve à tout le monde.",
  unread: (since: string) =>
    `La boutique répond, mais son registre public ne peut pas être lu d’ici depuis le ${since}. Tant que c’est le cas, votre navigateur ne peut pas voir si vos ouvertures y figurent, ni si c’est le registre que d’autres voient. Cela seul ne prouve rien.`,
  changed: (quorum: number, count: number) =>
    count === 0 || quorum === 0
      ? "La boutique n’admet plus aucun témoin pour ses registres publics. Elle peut montrer à d’autres un registre différent."
      : `La boutique a maintenant d’autres témoins pour ses registres publics, ou en demande un autre nombre : ${number(quorum)} sur ${number(count)} signent. Sa signature l’atteste, et votre navigateur s’y conforme désormais.`,
  noticeChanged: (before: string, after: string) =>
    `La boutique annonce désormais d’autres probabilités avec un préavis de ${after}. Avant, il était de ${before}. Sa signature l’atteste.`,
  minutes: (count: number) => plural(count, { one: "# minute", many: "# de minutes", other: "# minutes" }),
  shortNotice: (box: string) =>
    `Les probabilités de la box ${box} ont changé avec un préavis plus court que celui que promet la boutique. Deux offres, toutes deux signées, le montrent.`,
  goOn: "J’en prends note. Continuer",
  save: "Enregistrer en fichier",
};
