import type { Translated } from "../../texts.ts";
import type { works as english } from "../../en/operators/works.ts";
import { counted, exactPercent, number, plural } from "../grammar.ts";

export const works: Translated<typeof english> = {
  title: "Traitements groupés",
  lead: "Imports et modifications groupées : planifiés, en cours et terminés.",
  label: "Traitements groupés",
  results: (count: number) => counted(count, "traitement", "traitements"),
  empty: "Aucun import ni modification groupée pour le moment",
  all: "Tous",
  kinds: {
    ItemImport: "Import d’articles",
    ItemEdit: "Modification d’articles",
    ItemRevert: "Rétablissement",
    ShipmentMove: "Expéditions",
  },
  statuses: {
    Planned: "Planifié",
    Running: "En cours",
    Stopping: "Arrêt en cours",
    Done: "Terminé",
    Cancelled: "Annulé",
    Failed: "Échoué",
  },
  named: (kind: string, title: string) => (title === "" ? kind : `${kind} : ${title}`),
  page: {
    planned: "Rien n’est encore modifié. Vérifiez les modifications, puis lancez.",
    stopped: (count: number) =>
      plural(count, {
        one: "# ligne n’a pas été exécutée.",
        many: "# de lignes n’ont pas été exécutées.",
        other: "# lignes n’ont pas été exécutées.",
      }),
    failed:
      "Une erreur s’est produite, et la boutique l’a consignée. Ce qui a été modifié le reste ; les box gardent leurs probabilités d’avant.",
    by: (who: string, when: string) => `Par ${who}, le ${when}`,
    of: (count: number, all: number) => `${number(count)} sur ${number(all)}`,
    rate: (rows: number) => `${number(rows)} par seconde`,
    left: (seconds: number) =>
      plural(seconds, {
        one: "encore # seconde environ",
        many: "encore # de secondes environ",
        other: "encore # secondes environ",
      }),
    progress: "Progression",
    nothing: "Aucune modification.",
    reverts: "Ce que ce traitement rétablit",
    unknown: "Traitement groupé introuvable",
    back: "Tous les traitements groupés",
    catalogue: "Catalogue",
    failedRows: (count: number) =>
      plural(count, { one: "# ligne en échec", many: "# de lignes en échec", other: "# lignes en échec" }),
    withErrors: (count: number) =>
      plural(count, {
        one: "# ligne avec des erreurs",
        many: "# de lignes avec des erreurs",
        other: "# lignes avec des erreurs",
      }),
    details: "Voir les lignes",
    dismiss: "Masquer",
    shipments: "Expéditions",
  },
  actions: {
    start: (count: number) =>
      plural(count, {
        one: "Modifier # article",
        many: "Modifier # d’articles",
        other: "Modifier # articles",
      }),
    startMoves: (count: number) =>
      plural(count, {
        one: "Mettre à jour # expédition",
        many: "Mettre à jour # d’expéditions",
        other: "Mettre à jour # expéditions",
      }),
    goOn: (count: number) =>
      plural(count, {
        one: "Reprendre avec # ligne",
        many: "Reprendre avec # de lignes",
        other: "Reprendre avec # lignes",
      }),
    cancel: "Annuler",
    finish: "Essayer de terminer",
    discard: "Abandonner",
    retry: (count: number) =>
      plural(count, {
        one: "Réessayer # ligne en échec",
        many: "Réessayer # de lignes en échec",
        other: "Réessayer # lignes en échec",
      }),
    revert: "Rétablir",
    problems: (count: number) =>
      plural(count, {
        one: "Télécharger # erreur",
        many: "Télécharger # d’erreurs",
        other: "Télécharger # erreurs",
      }),
    started: "Lancé",
    cancelled: "Arrêt après la ligne en cours",
    discarded: "Abandonné",
  },
  boxes: {
    title: "Box contenant ces articles",
    text: "Chacune reçoit une nouvelle version à la fin du traitement.",
  },
  boxesKept: {
    title: (count: number) =>
      plural(count, {
        one: "# box ouverte garde ses probabilités",
        other: "# box ouvertes gardent leurs probabilités",
      }),
    text: "Aux prix actuels, les probabilités ne seraient pas celles qui ont été approuvées. Publiez chaque box sur sa page, ou traitez les lignes restantes.",
    payout: (before: number, after: number) =>
      `Redistribution : ${exactPercent(before)}, aux prix actuels ${exactPercent(after)}`,
  },
  rows: {
    label: "Lignes",
    all: "Toutes",
    statuses: {
      Invalid: "Avec erreurs",
      Unchanged: "Sans changement",
      Waiting: "À faire",
      Done: "Terminé",
      Failed: "Échec",
    },
    line: "Ligne",
    item: "Article",
    shipment: "Expédition",
    changes: "Modifications",
    fields: {
      name: "Nom",
      brand: "Marque",
      description: "Description",
      categoryId: "Catégorie",
      marketPrice: "Prix du marché",
      stock: "Stock",
      weightGrams: "Poids en grammes",
      isSellable: "Peut être acheté",
      isActive: "En boutique",
      pictures: "Photos",
      altTexts: "Descriptions des photos",
      slug: "Adresse",
      status: "Statut",
      frName: "Nom en français",
      frDescription: "Description en français",
      viName: "Nom en vietnamien",
      viDescription: "Description en vietnamien",
      cnName: "Nom en chinois",
      cnDescription: "Description en chinois",
      arName: "Nom en arabe",
      arDescription: "Description en arabe",
    },
    isNew: "Nouveau",
    none: "–",
    was: "était",
    becomes: "devient",
    unlimited: "Illimité",
    yes: "Oui",
    no: "Non",
    empty: "Aucune ligne ici",
  },
  import: {
    title: "Importer des articles",
    lead: "Créez et modifiez des articles avec un tableur. Vous pouvez d’abord vérifier les modifications.",
    open: "Importer",
    file: "Fichier CSV ou zip",
    hint: "Jusqu’à 10 000 lignes et 4 Mo, en UTF-8. Un fichier zip contient un CSV et jusqu’à 200 images, 40 Mo.",
    send: "Vérifier les modifications",
    choose: "Choisissez un fichier",
    tooLarge: "Le fichier dépasse 4 Mo, ou 40 Mo pour un zip",
    how: "Comment ça marche",
    steps: {
      file: "Exportez les articles du catalogue, modifiez le fichier dans un tableur et importez-le ici.",
      lines:
        "Les lignes portant l’identifiant d’un article le modifient ; les champs sans colonne restent tels quels. Les autres lignes créent de nouveaux articles.",
      pictures:
        "Images : écrivez leurs noms de fichier dans la colonne Pictures, un par ligne, et compressez-les en zip avec le CSV.",
      stock:
        "Le stock est ce que vous avez compté : les articles vendus depuis l’export sont rajoutés, sauf si vous supprimez la colonne.",
      version: "Si le fichier a une colonne Version, les articles modifiés depuis l’export sont ignorés.",
    },
  },
  edit: {
    open: (count: string) => `Modifier (${count})`,
    title: "Modifier des articles",
    text: (count: string) =>
      `Articles sélectionnés : ${count}. Remplissez ce qui change. Les champs vides restent tels quels.`,
    percent: "Changement de prix en pour cent",
    percentHint: "Par exemple 5, ou -12,5",
    category: "Catégorie",
    isActive: "En boutique",
    isSellable: "Peut être acheté",
    weight: "Poids d’une pièce (g)",
    weightWrong: "Doit être un nombre entier de grammes de 1 à 1 000 000",
    stock: "Stock",
    stockChanges: { add: "Ajouter des pièces", set: "Fixer un nombre", unlimited: "Illimité" },
    setStock: "Pièces en stock",
    setStockHint: "Ce qui a été compté : le même nombre pour chacun.",
    countWrong: "Doit être un nombre entier de 0 à 1 000 000",
    addStock: "Ajouter au stock",
    addStockHint: "Un nombre négatif le réduit. Un stock illimité le reste.",
    keep: "Aucun changement",
    yes: "Oui",
    no: "Non",
    preview: "Vérifier les modifications",
    cancel: "Annuler",
    nothing: "Saisissez au moins une modification",
    percentWrong: "Doit être compris entre -90 et 900, avec deux décimales au plus",
    stockWrong: "Doit être un nombre entier jusqu’à 1 000 000",
  },
};
