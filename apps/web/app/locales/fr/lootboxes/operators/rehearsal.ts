import type { Translated } from "../../../texts.ts";
import type { rehearsalTexts as english } from "../../../en/lootboxes/operators/rehearsal.ts";
import { counted, exactPercent, number, plural } from "../../grammar.ts";

const announced: Translated<typeof english.announced> = {
  title: (version: number, price: string) => `La version ${version} à ${price} est annoncée`,
  closes: "La box ferme dans le registre public",
  when: (time: string, left: string) => `En vigueur à partir du ${time}, dans ${left}.`,
  now: "Elle entre en vigueur dans un instant.",
  left: (minutes: number, seconds: number) =>
    minutes > 0 ? `${number(minutes)} min ${number(seconds)} s` : `${number(seconds)} s`,
  logged:
    "Elle figure dans le registre public. Vous pouvez l’annuler tant qu’elle n’est pas en vigueur : personne n’ouvre alors de box avec ces probabilités.",
  paused:
    "La box est en pause : personne ne peut donc l’ouvrir avec ces probabilités. Laissez-la en pause jusqu’à ce que le registre public l’ait fermée. Rouverte plus tôt, elle garde ces probabilités jusqu’à l’entrée en vigueur des suivantes.",
  cancel: "Annuler cette version",
  cancelTitle: "Annuler la version annoncée ?",
  cancelText: (version: number) =>
    `La box est aussitôt mise en pause : personne ne peut donc l’ouvrir avec les probabilités annoncées. La version ${version} redevient votre plan.`,
  cancelNote:
    "Le registre public conserve l’annonce et ferme la box après le même préavis. Vous pourrez ensuite la rouvrir aussitôt avec les probabilités que vous voulez.",
  cancelSubmit: "Mettre en pause et annuler",
  keep: "Garder cette version",
  cancelled: "Box en pause. Personne ne peut l’ouvrir avec ces probabilités",
  restore: (version: number) => `Reprendre la version ${version}`,
};

const history: Translated<typeof english.history> = {
  title: "Versions",
  version: (version: number) => `Version ${version}`,
  current: "dernière publiée",
  empty: "Rien n’est encore publié.",
  first: "La première version",
  nothing: "Même prix et mêmes probabilités",
  price: (before: string, after: string) => `Prix : ${before}, puis ${after}`,
  added: (item: string, tickets: number) => `Ajouté : ${item}, ${counted(tickets, "ticket", "tickets")}`,
  removed: (item: string, tickets: number) => `Retiré : ${item}, ${counted(tickets, "ticket", "tickets")}`,
  tickets: (item: string, before: number, after: number) =>
    `${item} : ${number(before)}, puis ${counted(after, "ticket", "tickets")}`,
  value: (item: string, before: string, after: string) => `${item} : valeur ${before}, puis ${after}`,
  renamed: (before: string, after: string) => `${before}, puis appelé ${after}`,
  payout: (payout: number) => `redistribue ${exactPercent(payout)}`,
  use: "Reprendre comme plan",
  more: "Versions antérieures",
};

export const rehearsalTexts: Translated<typeof english> = {
  open: {
    Draft: "Simuler et publier",
    Active: "Simuler la prochaine version",
    Paused: "Simuler et rouvrir",
  },
  title: (version: number) => `Simulation de la version ${version}`,
  same: "Le prix et les probabilités sont ceux de la dernière version. Aucune nouvelle version ne sera créée.",
  lacks: "Avant de pouvoir la publier :",
  inForce: {
    atOnce: "Elle ouvre aussitôt : personne n’a pu voir d’autres probabilités.",
    afterNotice: (minutes: number) =>
      minutes === 0
        ? "Elle est en vigueur dès qu’elle figure dans le registre public."
        : plural(minutes, {
            one: "Les clients en sont informés maintenant. Elle entre en vigueur après le préavis de # minute.",
            many: "Les clients en sont informés maintenant. Elle entre en vigueur après le préavis de # de minutes.",
            other: "Les clients en sont informés maintenant. Elle entre en vigueur après le préavis de # minutes.",
          }),
    forGood:
      "Une fois annoncée, elle reste pour toujours dans le registre public. Elle ne peut qu’être remplacée par une autre version.",
  },
  figures: {
    payout: "Redistribution",
    margin: "Marge par ouverture",
    worst: "Pire cas sur 1 000",
    middle: "Dans la moitié des cas",
  },
  worstHint: "Résultat de 1 000 ouvertures, en valeur marchande. Il est pire dans un cas sur 1 000.",
  stock: {
    title: "Durée du stock",
    item: "Article",
    pieces: "Stock",
    expected: "En moyenne",
    certain: "Dans 99 cas sur 100",
    unlimited: "illimité",
    openings: (count: number) => counted(count, "ouverture", "ouvertures"),
    note: "Compte les ouvertures de cette seule box, pas ce qui est déjà dû.",
  },
  odds: {
    title: "Texte des probabilités",
    hash: "Empreinte des probabilités",
    copy: "Copier le texte",
    note: "C’est exactement ce texte qui est publié et dont l’empreinte est calculée.",
  },
  confirm: {
    title: (payout: number) => `Cette box redistribue plus qu’elle ne rapporte : ${exactPercent(payout)}`,
    label: (payout: number) => `Saisissez ${exactPercent(payout)} pour confirmer`,
    mismatch: "Cela ne correspond pas au taux de redistribution",
  },
  publish: { Draft: "Publier et ouvrir", Active: "Annoncer cette version", Paused: "Rouvrir" },
  published: (version: number) => `Version ${version} publiée`,
  moves: { Paused: "Mettre en pause", Archived: "Archiver" },
  moved: { Paused: "Box en pause", Archived: "Box archivée" },
  archive: {
    title: "Archiver cette box ?",
    text: "Elle quitte définitivement la boutique et ne peut plus être ouverte. Ses versions et ses ouvertures restent.",
    cancel: "La garder",
    submit: "Archiver",
  },
  announced,
  history,
};
