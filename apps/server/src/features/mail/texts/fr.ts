import { promiseText } from "@trove/contract";
import { cents, formatEuros } from "@trove/money";
import type { PayloadOf } from "../kinds.ts";
import type { Catalogue } from "./mail-texts.ts";
import { breakTexts } from "./breaks/fr.ts";
import { accountTexts, leftTexts } from "./account/fr.ts";
import { factorTexts } from "./factors/fr.ts";
import { giftTexts } from "./gifts/fr.ts";
import { launchTexts } from "./launch/fr.ts";
import { openingTexts } from "./confirmations/fr.ts";
import { complaintTexts } from "./complaints/fr.ts";
import { parcelTexts } from "./parcels/fr.ts";
import { withdrawalTexts } from "./withdrawals/fr.ts";

/** In French, zero takes the singular too. */
const plural = (count: number, one: string, other: string) => (count < 2 ? one : other);
const minutes = (count: number) => `${count} ${plural(count, "minute", "minutes")}`;

const moments = new Intl.DateTimeFormat("fr", { dateStyle: "long", timeStyle: "short", timeZone: "UTC" });
const moment = (utc: string) => `${moments.format(new Date(utc))} UTC`;
/** A button with a link. Undefined if there is no URL. */
const linkTo = (label: string, url: string | null) => (url === null ? undefined : { label, url });

const countries = new Intl.DisplayNames("fr", { type: "region" });
const money = (amountCents: number) => formatEuros(cents(amountCents), "fr");
const methods = { standard: "Livraison standard", express: "Livraison express" };

function orderRows({ lines, shippingMethod, promise, discount, ...order }: PayloadOf<"orderConfirmation">) {
  return [
    ...lines.map(({ name, quantity, totalCents }) => {
      return { label: `${quantity} × ${name}`, value: money(totalCents) };
    }),
    ...(shippingMethod ? [{ label: methods[shippingMethod], value: money(order.shippingCostCents) }] : []),
    ...(discount ? [{ label: `Code ${discount.code}`, value: money(-discount.cents) }] : []),
    ...(promise ? [{ label: "Arrivée", value: promiseText(promise, "fr") }] : []),
    { label: "Total", value: money(order.totalCents) },
    { label: "TVA comprise", value: money(order.vatCents) },
  ];
}

const lateResults: Record<PayloadOf<"paymentLate">["outcome"], (amount: string) => string> = {
  credited: (amount) =>
    `Nous avons ajouté ${amount} à votre solde, que vous pouvez utiliser pour tout ce que propose la boutique.`,
  refunded: (amount) => `Nous remboursons ${amount} sur la carte ou le compte utilisé pour payer.`,
  failed: () => "Rien n’a été débité.",
};

/** The numbers of openings, from the first to the last, as part of a sentence. */
const numbers = ({ firstNonce, lastNonce }: PayloadOf<"openingReceipts">, to: string) =>
  firstNonce === lastNonce ? `${firstNonce}` : `${firstNonce}${to}${lastNonce}`;

export const fr: Catalogue = {
  colon: "\u00a0: ",
  greeting: (name) => (name === null ? "Bonjour," : `Bonjour ${name},`),
  passwordReset: ({ link, validMinutes }, { brand }) => ({
    subject: `Réinitialisez votre mot de passe ${brand}`,
    heading: "Réinitialisez votre mot de passe",
    paragraphs: [`Vous avez demandé à réinitialiser le mot de passe de votre compte ${brand}.`],
    action: { label: "Définir un nouveau mot de passe", url: link },
    closing: [
      `Le lien ne fonctionne qu’une fois et expire au bout de ${minutes(validMinutes)}. Un nouveau mot de passe ferme toutes vos sessions.`,
      "Vous n’êtes pas à l’origine de cette demande ? Ignorez cet e-mail : votre mot de passe reste inchangé.",
    ],
  }),
  passwordChanged: ({ changedAtUtc, resetLink }, { brand }) => ({
    subject: `Votre mot de passe ${brand} a été modifié`,
    heading: "Votre mot de passe a été modifié",
    paragraphs: [
      `Le mot de passe de votre compte ${brand} a été modifié le ${moment(changedAtUtc)}, et les autres appareils ont été déconnectés.`,
      "Si c’était vous, vous n’avez rien à faire.",
    ],
    action: { label: "Ce n’était pas moi : réinitialiser", url: resetLink },
    closing: ["Un nouveau mot de passe ferme toutes les sessions ouvertes sur votre compte."],
  }),
  accountLinked: ({ linkedAtUtc, link }, { brand }) => ({
    subject: `Nouveau mode de connexion à votre compte ${brand}`,
    heading: "Votre compte a un nouveau mode de connexion",
    paragraphs: [
      `Le ${moment(linkedAtUtc)}, vous avez ouvert une session chez ${brand} avec cette adresse e-mail, qui avait déjà un compte. Ce compte est maintenant le vôtre.`,
      "Son ancien mot de passe ne fonctionne plus, et toutes les sessions ouvertes avec lui ont été fermées.",
    ],
    action: { label: "Vérifier les adresses du compte", url: link },
    closing: [
      "Vous n’aviez jamais créé de compte ici ? Alors quelqu’un d’autre a utilisé votre adresse e-mail. Supprimez tout ce qui n’est pas à vous, par exemple des adresses.",
    ],
  }),
  emailFollowed: ({ changedAtUtc, link }, { brand }) => ({
    subject: `L’adresse e-mail de votre compte ${brand} a été modifiée`,
    heading: "Votre adresse e-mail a été modifiée",
    paragraphs: [
      `Le ${moment(changedAtUtc)}, l’adresse e-mail de votre compte ${brand} a été remplacée par celle avec laquelle vous vous connectez désormais. Nous n’enverrons plus d’e-mails à l’adresse qui reçoit ce message.`,
      "Si c’était vous, vous n’avez rien à faire.",
    ],
    action: { label: "Ce n’était pas moi : obtenir de l’aide", url: link },
    closing: ["Gardez cet e-mail : il montre que ce compte était le vôtre."],
  }),
  // Does not show the passkey's name, as the mail about a browser shows no name: the person who added it chose the
  // name, and could have put a message into it.
  factorChanged: ({ change, codesLeft, changedAtUtc, link }, { brand }) => {
    const { subject, text } = factorTexts[change];
    return {
      subject: `${brand} : ${subject}`,
      heading: "Connexion en deux étapes",
      paragraphs: [
        `Le ${moment(changedAtUtc)}, ${text}`,
        "Si c’était vous, vous n’avez rien à faire. Sinon, changez de mot de passe et contactez-nous aussitôt.",
      ],
      rows: codesLeft === null ? [] : [{ label: "Codes de secours restants", value: String(codesLeft) }],
      action: { label: "Vérifier mes paramètres de sécurité", url: link },
      closing: [
        "Nous envoyons cet e-mail à chaque changement de la connexion en deux étapes de votre compte ou après plusieurs codes erronés.",
      ],
    };
  },
  accountEvent: ({ event, atUtc, link, left }, { brand }) => {
    const { subject, text, more, button } = accountTexts[event];
    return {
      subject: `${brand} : ${subject}`,
      heading: "Votre compte",
      paragraphs: [`Le ${moment(atUtc)}, ${text}`, more],
      rows: left
        ? [
            { label: leftTexts.items, value: String(left.items) },
            { label: leftTexts.balance, value: money(left.amountCents) },
          ]
        : [],
      action: { label: button, url: link },
      closing: ["Nous envoyons cet e-mail lorsqu’il arrive quelque chose à l’ensemble de votre compte."],
    };
  },
  ...complaintTexts,
  ...giftTexts,
  linkCode: ({ code, validMinutes }, { brand }) => ({
    subject: `${code} est votre code ${brand}`,
    heading: "Confirmez que c’est vous",
    paragraphs: [
      `Quelqu’un se connecte à ${brand} d’une nouvelle façon avec cette adresse e-mail, qui a déjà un compte. La personne qui saisit ce code obtient le compte, et l’ancien mot de passe ne fonctionne plus. Le code expire au bout de ${minutes(validMinutes)}.`,
    ],
    rows: [{ label: "Code", value: code }],
    closing: ["Ce n’était pas vous ? Ne donnez ce code à personne : sans lui, rien ne change pour votre compte."],
  }),
  factorCode: ({ code, validMinutes }, { brand }) => ({
    subject: `${code} est votre code ${brand}`,
    heading: "Activez la connexion en deux étapes",
    paragraphs: [
      `Saisissez ce code pour activer la connexion en deux étapes de votre compte ${brand}. Il expire au bout de ${minutes(validMinutes)}.`,
    ],
    rows: [{ label: "Code", value: code }],
    closing: [
      "Ce n’était pas vous ? Alors quelqu’un est connecté à votre compte. Ne donnez ce code à personne et changez votre mot de passe dès maintenant.",
    ],
  }),
  newDevice: ({ device, countryCode, signedInAtUtc, link }, { brand }) => ({
    subject: `Nouvelle connexion à votre compte ${brand}`,
    heading: "Nouvelle connexion à votre compte",
    paragraphs: [
      `Quelqu’un s’est connecté à votre compte ${brand} le ${moment(signedInAtUtc)} depuis un nouvel appareil.`,
      "Si c’était vous, vous n’avez rien à faire.",
    ],
    rows: [
      { label: "Appareil", value: device },
      ...(countryCode === null ? [] : [{ label: "Pays", value: countries.of(countryCode) ?? countryCode }]),
    ],
    action: { label: "Ce n’était pas moi : vérifier mes sessions", url: link },
    closing: ["Fermez toutes les autres sessions, puis changez de mot de passe."],
  }),
  // Does not show the browser's name: the person who added the browser chose the name, and could have put a message
  // into it.
  browserKeyAdded: ({ addedAtUtc, link }, { brand }) => ({
    subject: "Un nouveau navigateur peut ouvrir des box pour vous",
    heading: "Un nouveau navigateur peut ouvrir des box pour vous",
    paragraphs: [
      `Un navigateur connecté à votre compte ${brand} a été ajouté le ${moment(addedAtUtc)}. Il peut ouvrir des box pour vous.`,
      "Si c’était vous, vous n’avez rien à faire.",
    ],
    action: { label: "Ce n’était pas moi : vérifier mes navigateurs", url: link },
    closing: [
      "Retirez tout navigateur qui n’est pas le vôtre, puis changez de mot de passe : cela ferme toutes les autres sessions.",
    ],
  }),
  orderConfirmation: (order, { brand, url }) => ({
    subject: `Votre commande ${brand} ${order.number}`,
    heading: "Merci pour votre commande",
    paragraphs: [
      order.shippingMethod
        ? `Nous avons bien reçu votre commande ${order.number}. Nous vous enverrons un e-mail quand elle sera en route.`
        : `Votre commande ${order.number} est payée, et les articles sont dans votre inventaire.`,
    ],
    rows: orderRows(order),
    action: linkTo("Voir votre commande", order.link),
    closing: [
      "Gardez cet e-mail : il confirme votre commande et votre paiement.",
      `Vous pouvez vous rétracter sous 14 jours après la livraison : ${url}/withdraw`,
    ],
  }),
  paymentLate: ({ number, totalCents, outcome, link }) => ({
    subject: `Paiement de votre commande ${number}`,
    heading: outcome === "failed" ? "Votre paiement n’a pas abouti" : "Votre paiement est arrivé en retard",
    paragraphs: [
      outcome === "failed"
        ? `Le paiement de votre commande ${number} n’a pas abouti : la commande est donc annulée.`
        : `Le paiement de votre commande ${number} nous est parvenu après l’annulation de celle-ci.`,
      lateResults[outcome](money(totalCents)),
    ],
    action: { label: "Retour à la boutique", url: link },
    closing: ["Vous pouvez passer de nouveau cette commande quand vous voulez."],
  }),
  ...parcelTexts,
  openingReceipts: (opened, { brand }) => {
    const { firstNonce, lastNonce, boxCount, paidCents, voidCount, link, proofs } = opened;
    const count = lastNonce - firstNonce + 1;
    return {
      subject: `${plural(count, "Votre reçu", "Vos reçus")} ${brand}, n° ${numbers(opened, " à ")}`,
      heading: plural(count, "Le reçu de votre ouverture", "Les reçus de vos ouvertures"),
      paragraphs:
        proofs === null
          ? [
              "Nous n’avons pas joint le fichier de preuve, car il contient une graine client saisie à la main et cette adresse e-mail n’est pas encore confirmée. Vous pouvez l’enregistrer depuis la page ci-dessous. Définir un nouveau mot de passe par e-mail confirme l’adresse.",
            ]
          : [
              `Le fichier joint prouve comment ${plural(count, "s’est déroulée votre ouverture", "se sont déroulées vos ouvertures")} n° ${numbers(opened, " à ")} : ce que nous avons promis, ce que votre navigateur a révélé et comment cela s’est terminé, signé par les deux parties.`,
              "Gardez cet e-mail. Le fichier est à vous : il reste valable même si nous prétendons un jour le contraire, ou si les données de votre navigateur sont effacées.",
            ],
      rows: [
        { label: "Ouvertures", value: `n° ${numbers(opened, "–")}` },
        { label: "Box", value: `${boxCount}` },
        { label: "Payé", value: money(paidCents) },
        ...(voidCount > 0 ? [{ label: "Terminées sans débit", value: `${voidCount}` }] : []),
      ],
      action: { label: proofs === null ? "Voir les reçus" : "Vérifier le fichier", url: link },
      closing: [
        ...(proofs === null
          ? []
          : [
              "Enregistrez le fichier et déposez-le sur cette page, ou vérifiez-le avec le programme en ligne de commande, qui n’a pas besoin de nos pages.",
            ]),
        "Les numéros se suivent sans trou : tant que ces e-mails sont activés, chacun reprend là où le précédent s’est arrêté. Sinon, il manque quelque chose : comparez avec la liste qui se trouve sur cette page.",
        "Vous recevez ces e-mails parce que vous les avez activés. Vous pouvez les désactiver sur la même page.",
      ],
      attachments: proofs === null ? [] : [{ name: `ouvertures-${numbers(opened, "-a-")}.json`, json: proofs }],
    };
  },
  wishNews: ({ name, priceCents, beforeCents, link, preferences }) => ({
    subject: beforeCents === null ? `${name} est de nouveau en stock` : `${name} coûte maintenant ${money(priceCents)}`,
    heading: "Du nouveau sur votre liste d’envies",
    paragraphs: [
      beforeCents === null
        ? `${name}, qui figure sur votre liste d’envies, est de nouveau en stock à ${money(priceCents)}.`
        : `${name}, qui figure sur votre liste d’envies, coûte maintenant ${money(priceCents)}.`,
    ],
    action: { label: "Voir l’article", url: link },
    closing: [`Vous avez activé ces e-mails. Vous pouvez les désactiver ici : ${preferences}`],
  }),
  ...breakTexts,
  ...launchTexts,
  ...openingTexts,
  ...withdrawalTexts,
  disputeAnswer: ({ text, isHeld, files, link }, { brand }) => ({
    subject: `Votre question sur une ouverture chez ${brand}`,
    heading: "Nous avons examiné votre ouverture",
    paragraphs: [
      ...text.split(/\n+/),
      ...(isHeld ? ["L’ouverture satisfait à toutes les vérifications du vérificateur public."] : []),
      ...(files.length === 0
        ? []
        : [
            "Nos enregistrements de cette ouverture sont joints, avec les preuves issues de nos registres publics. Vous n’avez pas à nous croire sur parole : vérifiez-les.",
          ]),
    ],
    action: { label: "Vérifier le fichier", url: link },
    closing: [
      "Déposez le fichier sur cette page, ou vérifiez-le avec le programme en ligne de commande, qui n’a pas besoin de nos pages.",
    ],
    attachments: files,
  }),
};
