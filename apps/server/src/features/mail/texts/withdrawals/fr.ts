import { isFault, type WithdrawalException } from "@trove/contract/withdrawals";
import { cents, formatEuros } from "@trove/money";
import type { PayloadOf } from "../../kinds.ts";
import type { Texts } from "../mail-texts.ts";

const moments = new Intl.DateTimeFormat("fr", { dateStyle: "long", timeStyle: "short", timeZone: "UTC" });
const moment = (utc: string) => `${moments.format(new Date(utc))} UTC`;
const money = (amountCents: number) => formatEuros(cents(amountCents), "fr");

const exceptions: Record<WithdrawalException, string> = {
  TooLate: "Le délai de rétractation était déjà écoulé.",
  Drawing: "L’ouverture d’une box ne donne pas de droit de rétractation : vous aviez accepté le tirage.",
  Sold: "Les articles ont été revendus à la boutique.",
  AlreadyReturned: "Les articles ont déjà été retournés et remboursés.",
  Hygiene: "Les articles étaient scellés pour des raisons d’hygiène, et le sceau a été ouvert.",
  MadeToOrder: "Les articles ont été fabriqués à votre demande.",
  NotOurs: "Nous n’avons trouvé aucune commande de cette boutique qui corresponde à votre message.",
  GoodsMissing: "Les articles ne nous sont pas revenus.",
  NoFault: "Les articles n’avaient pas de défaut, ou un défaut apparu plus tard.",
  GuaranteeOver: "Les deux ans pendant lesquels nous répondons des défauts étaient écoulés.",
};

const nothings: Record<PayloadOf<"withdrawalEnded">["nothing"], string> = {
  PaidBefore: "Il n’y a plus rien à rembourser : l’argent a déjà été rendu.",
  WorthLost: "Il n’y a rien à rembourser : les articles avaient perdu toute leur valeur.",
};

function refunded({ balanceCents, cardCents, setOffCents, nothing }: PayloadOf<"withdrawalEnded">): string[] {
  return [
    ...(cardCents > 0
      ? [
          `Nous remboursons ${money(cardCents)} sur la carte ou le compte qui a servi au paiement. Cela peut prendre quelques jours.`,
        ]
      : []),
    ...(balanceCents > 0
      ? [`${money(balanceCents)} sont de retour sur votre solde, qui avait servi au paiement.`]
      : []),
    ...(setOffCents > 0
      ? [`${money(setOffCents)} de cette somme ont payé une recharge que votre banque avait reprise.`]
      : []),
    ...(cardCents + balanceCents === 0 ? [nothings[nothing]] : []),
  ];
}

export const withdrawalTexts: Pick<Texts, "withdrawalReceived" | "withdrawalStep" | "withdrawalEnded"> = {
  withdrawalReceived: (received, { brand }) => {
    const { number, orderNumber, name, receivedAtUtc, seller, reason, isJudged, link, withoutRight } = received;
    const sending = isFault(reason)
      ? "Renvoyez les articles sous 14 jours, avec l’étiquette dans le colis. Le renvoi est à nos frais, et nous vous remboursons quand les articles nous sont parvenus."
      : "Si des articles vous ont été envoyés, renvoyez-les sous 14 jours, avec ce numéro dans le colis. Nous vous remboursons au plus tard 14 jours après votre rétractation, mais pouvons attendre que les articles, ou la preuve de leur envoi, nous soient parvenus.";
    const confirming =
      "Ouvrez le lien ci-dessous pour montrer que cette boîte aux lettres est à vous. Alors seulement, nous pouvons rembourser les recharges du compte à cette adresse, s’il existe.";
    const next = orderNumber === null && link !== null ? confirming : sending;
    const action = {
      label: orderNumber === null ? "Confirmer la rétractation" : "Retours et étiquette",
      url: link ?? "",
    };
    return {
      subject: isFault(reason) ? `Votre retour ${number} chez ${brand}` : `Votre rétractation ${number} chez ${brand}`,
      heading: isFault(reason) ? "Nous avons reçu votre demande de retour" : "Nous avons reçu votre rétractation",
      paragraphs: [
        isFault(reason)
          ? `Vous avez signalé à ${brand} un problème avec des articles que nous vous avons envoyés. Nous l’avons reçu le ${moment(receivedAtUtc)}.`
          : `Vous avez déclaré à ${brand} que vous vous rétractez d’un contrat. Nous l’avons reçu le ${moment(receivedAtUtc)}.`,
        isJudged
          ? "Notre équipe l’examine et vous dira la suite. Ne renvoyez rien pour l’instant. Vos droits au titre de la garantie légale restent entiers."
          : next,
        ...(withoutRight.length > 0
          ? [`Ces articles ne peuvent pas être repris : ${withoutRight.join(", ")}. ${exceptions.Drawing}`]
          : []),
      ],
      rows: [
        { label: "Rétractation", value: number },
        { label: "Objet", value: orderNumber ?? "Vos recharges" },
        ...(name === null ? [] : [{ label: "Nom", value: name }]),
        { label: "Reçue", value: moment(receivedAtUtc) },
        { label: "Adressée à", value: seller },
      ],
      ...(link === null ? {} : { action }),
      closing: ["Gardez cet e-mail : il confirme votre rétractation.", "Ce n’était pas vous ? Répondez à cet e-mail."],
    };
  },
  withdrawalStep: ({ number, orderNumber, step, link }, { brand }) => ({
    subject: `Votre rétractation ${number} chez ${brand}`,
    heading: "Votre rétractation avance",
    paragraphs: [
      {
        Matched: "Notre équipe a trouvé la commande ou l’envoi que concerne cette rétractation.",
        GoodsNoted:
          "Notre équipe a noté des articles qui nous reviennent avec cette rétractation. Ils ne sont plus à vous, et nous vous rembourserons.",
        Accepted:
          "Nous acceptons votre retour. Renvoyez les articles sous 14 jours, avec l’étiquette dans le colis. Le renvoi est à nos frais.",
      }[step],
    ],
    rows: orderNumber === null ? [] : [{ label: "Objet", value: orderNumber }],
    ...(link === null ? {} : { action: { label: "Retours et étiquette", url: link } }),
    closing: ["Vous ne vous êtes pas rétracté ? Répondez tout de suite à cet e-mail."],
  }),
  withdrawalEnded: (ended, { brand }) => ({
    subject: `Votre rétractation ${ended.number} chez ${brand}`,
    heading:
      ended.exception === null
        ? "Votre rétractation est remboursée"
        : "Nous ne pouvons pas accepter votre rétractation",
    paragraphs: ended.exception === null ? refunded(ended) : [exceptions[ended.exception]],
    rows: ended.orderNumber === null ? [] : [{ label: "Objet", value: ended.orderNumber }],
    closing: ["Quelque chose ne va pas ? Répondez à cet e-mail, et nous regarderons."],
  }),
};
