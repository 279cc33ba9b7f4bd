import { promiseText } from "@trove/contract";
import type { Texts } from "../mail-texts.ts";

/** A button with a link. Undefined if there is no URL. */
const linkTo = (label: string, url: string | null) => (url === null ? undefined : { label, url });

export const parcelTexts: Pick<Texts, "shipmentSent" | "parcelStep" | "shipmentCancelled"> = {
  shipmentSent: ({ number, items, carrier, trackingNumber, trackingUrl, promise, link }, { brand }) => ({
    subject: `Votre expédition ${brand} ${number} est en route`,
    heading: "Votre colis est en route",
    paragraphs: [
      `Nous avons remis l’expédition ${number} au transporteur (${carrier}). Le numéro de suivi est ${trackingNumber}.`,
      `Elle contient : ${items.map(({ name, quantity }) => (quantity === 1 ? name : `${quantity} × ${name}`)).join(", ")}.`,
      ...(promise ? [`Il devrait arriver : ${promiseText(promise, "fr")}.`] : []),
    ],
    action: linkTo(trackingUrl === null ? "Voir votre expédition" : "Suivre votre colis", trackingUrl ?? link),
    closing: ["Quelque chose ne va pas ? Répondez à cet e-mail et nous nous en occuperons."],
  }),
  parcelStep: ({ number, step, carrier, trackingNumber, trackingUrl, link }, { brand }) => ({
    ...(step === "Held"
      ? {
          subject: `Votre colis ${brand} ${number} est retenu par le transporteur`,
          heading: "Votre colis attend",
          paragraphs: [
            `Le transporteur (${carrier}) retient l’expédition ${number}. Elle attend peut-être que vous la retiriez, une nouvelle tentative ou la douane.`,
            `Le numéro de suivi est ${trackingNumber}.`,
          ],
        }
      : {
          subject: `Votre colis ${brand} ${number} arrive aujourd’hui`,
          heading: "Votre colis arrive aujourd’hui",
          paragraphs: [
            `L’expédition ${number} est en cours de livraison (${carrier}).`,
            `Le numéro de suivi est ${trackingNumber}.`,
          ],
        }),
    action: linkTo(trackingUrl === null ? "Voir votre expédition" : "Suivre votre colis", trackingUrl ?? link),
    closing: ["Quelque chose ne va pas ? Répondez à cet e-mail et nous nous en occuperons."],
  }),
  shipmentCancelled: ({ number, cancelReason, isGuest, keepsItems, link }, { brand }) => ({
    subject: `Votre expédition ${brand} ${number} a été annulée`,
    heading: "Nous avons dû annuler votre expédition",
    paragraphs: [
      `Nous sommes désolés : l’expédition ${number} ne peut pas partir.${cancelReason === null ? "" : ` Motif : ${cancelReason}`}`,
      isGuest
        ? "Nous vous remboursons ce que vous avez payé, par le moyen de paiement d’origine. Selon votre banque, cela prend quelques jours."
        : keepsItems
          ? "Les frais de livraison sont de nouveau sur votre solde, et les articles sont dans votre inventaire."
          : "Nous vous avons remboursé ce que vous avez payé. Tout ce qui n’a pas été remboursé par le moyen de paiement d’origine est sur votre solde.",
    ],
    action: linkTo("Voir votre expédition", link),
    closing: [],
  }),
};
