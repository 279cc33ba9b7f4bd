import type { trust as english } from "../../en/fairness/trust.ts";
import type { Translated } from "../../texts.ts";
import { counted, number, plural } from "../grammar.ts";

const faults = {
  entry: "ce n’est pas un enregistrement",
  seed: "sa graine n’est pas celle qui était promise",
  odds: "ses probabilités n’étaient pas au registre au moment de l’offre",
  draw: "ses articles ne découlent pas des graines et des probabilités",
  reason: "terminée sans tirage pour un motif qui n’est pas admis",
  time: "elle est datée d’avant son offre",
};

export const trust: Translated<typeof english> = {
  computed: {
    title: "Ce que votre navigateur a vérifié",
    lead: "Calculé à l’instant, à partir de nos deux registres publics. Ces chiffres ne viennent pas de nous.",
    kind: "Calculé ici",
    reading: "Votre navigateur lit les registres publics…",
    checking: (checked: number) => `Votre navigateur recalcule les ouvertures : ${number(checked)} pour l’instant.`,
    sound: (checked: number) =>
      plural(checked, {
        one: "Votre navigateur a recalculé # entrée : elle est exacte.",
        many: "Votre navigateur a recalculé # d’entrées : toutes sont exactes.",
        other: "Votre navigateur a recalculé # entrées : toutes sont exactes.",
      }),
    wrong: (wrong: number) =>
      plural(wrong, {
        one: "# entrée du registre est inexacte. N’ouvrez rien avant de savoir pourquoi.",
        many: "# d’entrées du registre sont inexactes. N’ouvrez rien avant de savoir pourquoi.",
        other: "# entrées du registre sont inexactes. N’ouvrez rien avant de savoir pourquoi.",
      }),
    empty: "Aucune ouverture ne figure encore dans le journal public : il n’y a rien à recalculer.",
    unread: "Le registre public est illisible pour le moment. Cela ne prouve rien. Réessayez plus tard.",
    unwitnessed:
      "Trop peu de témoins indépendants ont signé le dernier état du registre. D’autres en voient peut-être un autre. Réessayez plus tard.",
    broken: "Le registre public se contredit : ses fichiers ne correspondent pas à l’état que la boutique a signé.",
    forked:
      "Le registre public contredit ce que votre navigateur avait vu lors d’une visite précédente. La boutique a signé les deux.",
    unreadTerms: (from: number, to: number) =>
      `Non lues : les entrées ${number(from)} à ${number(to)} du registre des probabilités. La boutique a pu y changer ses témoins, ses miroirs ou le préavis des nouvelles probabilités.`,
    again: "Réessayer",
  },

  figures: {
    count: (count: number) => number(count),
    entries: "Entrées au registre",
    alone: "Signé par la boutique seule. Personne d’autre ne l’a vu.",
    witnessed: (count: number) =>
      plural(count, {
        one: "Signé par la boutique et # témoin,",
        many: "Signé par la boutique et # de témoins,",
        other: "Signé par la boutique et # témoins,",
      }),
    range: (from: number, to: number, size: number) => `Entrées ${number(from)} à ${number(to)} sur ${number(size)}`,
    voids: "Sans tirage ni débit",
    reasons: {
      poor: (count: number) => `${number(count)} faute de solde`,
      blocked: (count: number) => `${number(count)} de comptes bloqués`,
      other: (count: number) => `${number(count)} pour un autre motif`,
    },
    lost: "Enregistrements perdus",
    noneAmong: "Aucun parmi celles-ci",
    lostAmong: "La boutique le dit elle-même, au registre",
    silent: "Restées sans réponse",
    noMirrors: "Personne ne les recueille : cette boutique n’indique aucun miroir",
    mirrorsSay: (count: number) =>
      plural(count, { one: "Selon # miroir", many: "Selon # de miroirs", other: "Selon # miroirs" }),
    noList: "Aucun miroir n’est lisible pour le moment",
    late: "Inscrites en retard",
    untimed: "Personne d’autre que la boutique n’a vu quand elles sont arrivées",
    ofTimed: (count: number) =>
      plural(count, {
        one: "sur # que des témoins ont datée",
        many: "sur # que des témoins ont datées",
        other: "sur # que des témoins ont datées",
      }),
    faults,
    fault: (index: number, fault: string) => `Entrée ${number(index)} : ${fault}.`,
  },

  all: {
    any: "Vérifier toutes les entrées",
    whole: "Elles y sont toutes.",
    check: (size: number) =>
      plural(size, {
        one: "Vérifier l’unique entrée",
        many: "Vérifier les # d’entrées",
        other: "Vérifier les # entrées",
      }),
    stop: "Arrêter",
    progress: "Entrées vérifiées",
    of: (done: number, size: number) => `${number(done)} sur ${number(size)}`,
    last: "Dernière vérification dans ce navigateur :",
    lastSound: (checked: number) =>
      plural(checked, {
        one: "# entrée, exacte",
        many: "# d’entrées, toutes exactes",
        other: "# entrées, toutes exactes",
      }),
    lastWrong: (wrong: number) =>
      plural(wrong, { one: "# entrée inexacte", many: "# d’entrées inexactes", other: "# entrées inexactes" }),
    first: "C’est la première vérification de ce navigateur.",
  },

  odds: {
    title: "Probabilités en vigueur",
    list: "Chaque box, et depuis quand",
    boxes: (count: number) => counted(count, "box ouvrable", "box ouvrables"),
    changes: (count: number) => counted(count, "changement annoncé", "changements annoncés"),
    noChanges: "Aucun changement annoncé",
    box: "Box",
    since: "Depuis, selon le registre",
    next: "Prochain changement",
    earlier: "plus tôt que ce qui a été lu",
    none: "aucun",
    closes: "fermeture",
    changesAt: "nouvelles probabilités",
    unread: "La liste des box ouvrables est illisible pour le moment.",
    unlisted: (open: number, missing: number) =>
      `Le registre compte ${counted(open, "box ouvrable", "box ouvrables")}. La liste que vous recevez en omet ${number(missing)}. Elle date peut-être d’un instant : regardez à nouveau dans quelques minutes. Si cela dure, quelqu’un se voit peut-être proposer une box que vous ne voyez pas.`,
  },

  mirrors: {
    title: "Copies chez d’autres",
    lead: "Ce sont les dires des miroirs, pas les nôtres. Chacun a vérifié toutes les entrées qu’il conserve.",
    size: (size: number) => counted(size, "entrée", "entrées"),
    looked: "dernière lecture le",
    forked: "dit que la boutique a signé deux historiques",
    unread: "illisible pour le moment",
  },
};
