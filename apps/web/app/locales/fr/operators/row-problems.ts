import { formatEuros, fromEuros } from "@trove/money";
import type { rowProblems as english } from "../../en/operators/row-problems.ts";
import type { Translated } from "../../texts.ts";
import { number } from "../grammar.ts";

const price = (euros: number) => formatEuros(fromEuros(euros), "fr");

export const rowProblems: Translated<typeof english> = {
  FileNotText: () => "Le fichier doit être du texte en UTF-8",
  FileBlanks: ({ most }) => `Le fichier contient plus de ${number(most)} espaces ou lignes vides à la suite`,
  FileColumnUnknown: ({ column }) => `La colonne « ${column} » est inconnue`,
  FileColumnRepeated: ({ column }) => `La colonne « ${column} » apparaît deux fois`,
  FileTooLong: ({ most }) => `Le fichier dépasse ${number(most)} lignes`,
  FileEmpty: () => "Le fichier ne contient aucune ligne d’article",
  FileUnreadable: () =>
    "Impossible de lire le fichier : il demande trop de temps ou de mémoire. Divisez-le en fichiers plus petits",
  FileZip: () => "Impossible de lire le fichier zip. Recréez-le avec un fichier CSV et ses images",
  FileZipPath: ({ name }) => `Le fichier zip contient un nom qui mène ailleurs ou qui est en double : ${name}`,
  FileZipCsv: ({ count }) => `Le fichier zip doit contenir exactement un fichier CSV. Il en contient ${number(count)}`,
  FileZipLarge: ({ name, most }) => `${name} dépasse ${number(most)} Mo dans le fichier zip`,
  FileZipEntries: ({ most }) => `Le fichier zip contient plus de ${number(most)} fichiers`,
  FileZipPictures: ({ most }) => `Les lignes citent plus de ${number(most)} images du fichier zip. Divisez-le`,

  BankFileInvalid: () => "Le fichier n’est pas un relevé de compte : utilisez CAMT.053 en version 02 ou 08, ou CSV",
  BankFileSums: () => "Les écritures du relevé ne correspondent pas à ses soldes",
  BankFileAccount: ({ iban }) => `Le relevé est celui d’un autre compte, ${iban}`,
  BankFileTwice: () => "Le fichier contient deux fois le même relevé",
  BankFileTooLong: ({ most }) => `Le fichier a plus de ${number(most)} écritures`,

  LineCells: ({ cells, columns }) =>
    `Le nombre de cellules de la ligne (${number(cells)}) diffère de celui de l’en-tête (${number(columns)})`,
  LineQuote: () => "Un guillemet n’est pas fermé",
  LineRepeated: ({ line }) => `La ligne ${number(line)} concerne le même article`,
  ColumnMissing: ({ column }) => `Il faut la colonne ${column} pour un nouvel article`,
  CellNotYesOrNo: ({ column }) => `${column} : écrivez « yes » ou « no »`,
  CellInvalid: ({ column }) => `${column} : valeur non valable`,
  TextMissing: ({ column }) => `${column} : à remplir`,
  TextTooLong: ({ column, most }) => `${column} : ${number(most)} caractères au plus`,
  TextInvisible: ({ column }) => `${column} : les caractères invisibles ne sont pas admis`,
  ListTooLong: ({ column, most }) => `${column} : ${number(most)} au plus, une par ligne`,
  EntryTooLong: ({ column, most }) => `${column} : ${number(most)} caractères au plus par photo`,

  ItemUnknown: () => "Aucun article n’a cet identifiant",
  ItemChangedSinceExport: () => "L’article a été modifié depuis l’export. Exportez-le à nouveau",
  ItemChangedSince: () => "L’article a été modifié depuis, il reste donc tel quel",
  ItemSoldSince: () => "Il s’en est vendu depuis plus qu’il n’en resterait, l’article reste donc tel quel",
  AddressFixed: () => "L’adresse d’un article ne change jamais",
  AddressInvalid: () => "Address : uniquement des lettres minuscules, des chiffres et des tirets simples",
  AddressTaken: () => "Cette adresse appartient à un autre article",
  CategoryInvalid: () => "Category : écrivez l’adresse d’une catégorie",
  CategoryUnknown: () => "Cette catégorie est introuvable",
  CategoryHidden: () => "La boutique n’affiche pas cette catégorie",
  PriceInvalid: () => "Market price : écrivez un montant avec deux décimales au plus",
  PriceOutOfBounds: ({ least, most }) => `Le prix du marché doit être compris entre ${price(least)} et ${price(most)}`,
  StockInvalid: ({ most }) => `Stock : écrivez un nombre entier jusqu’à ${number(most)}, ou « unlimited »`,
  StockOutOfBounds: ({ most }) => `Le stock doit être compris entre 0 et ${number(most)}`,
  WeightInvalid: ({ most }) => `Weight in grams : écrivez un nombre entier jusqu’à ${number(most)}, ou rien`,
  CountryInvalid: ({ column }) => `${column} : écrivez le code d’un pays, par exemple DE, ou rien`,
  SafetyMissing: ({ columns }) =>
    `La boutique ne montre un article qu’avec les informations sur sa sécurité. Il manque : ${columns}`,
  StockSold: () => "Il s’en est trop vendu entre-temps pour cette modification",
  PictureInvalid: () => "Pictures : écrivez des adresses de photos de cette boutique",
  PictureMissing: ({ name }) => `L’image ${name} n’est pas dans le fichier zip`,
  PictureUnreadable: ({ name }) => `Impossible de lire l’image ${name}. Utilisez un fichier JPEG, PNG ou WebP`,
  PictureGone: ({ address }) => `La photo ${address} n’existe plus. Téléversez-la à nouveau`,

  ReductionOverlaps: ({ item }) => `« ${item} » a déjà une réduction certains de ces jours`,
  ReductionNotLower: ({ item, lowest }) =>
    `« ${item} » doit coûter au moins 1 % de moins que ${price(lowest)}, son prix le plus bas des 30 derniers jours`,
  ReductionTooLong: ({ item, box, days }) =>
    `La box ouverte « ${box} » contient « ${item} », qui peut être réduit ${number(days)} jours sur 60. Pour plus longtemps, modifiez son prix du marché`,
  ReductionTooNew: ({ item, days }) =>
    `« ${item} » a été en vente moins de ${number(days)} des 90 derniers jours : son prix le plus bas est donc inconnu`,
  ReductionEmpty: () => "La catégorie n’a aucun article à réduire ces jours-là",

  BoxHoldsItem: ({ box }) =>
    `La box ouverte « ${box} » contient cet article, qui garde son nom et ses photos et reste en boutique`,
  BoxOpened: ({ box }) =>
    `La box « ${box} » a été ouverte après le lancement. Planifiez à nouveau la ligne pour voir ses probabilités`,
  BoxOddsChanged: ({ box }) =>
    `Les probabilités de la box « ${box} » ont changé après le lancement. Planifiez à nouveau la ligne pour les voir`,

  ShipmentUnpaid: () => "Pas encore payée",
  ShipmentUnapproved: () => "À approuver d’abord",
  ShipmentPacking: () => "Déjà en préparation",
  ShipmentShipped: () => "Déjà expédiée",
  ShipmentCancelled: () => "Annulée",
  ShipmentOnHold: () => "Les expéditions de cette personne sont suspendues",
  ShipmentShort: ({ item, needed, available }) =>
    `Stock insuffisant : ${item} (${number(needed)} nécessaires, ${number(available)} en stock)`,
  ApprovalNeeded: () => "Quelqu’un d’autre doit l’approuver. Demandez-le sur sa propre page",

  Uncoded: () => "Cette erreur date d’avant une mise à jour. Le fichier téléchargé dit laquelle",
};
