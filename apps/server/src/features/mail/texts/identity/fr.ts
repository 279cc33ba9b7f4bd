import type { IdentityRefusal } from "@trove/contract/identity";
import type { Texts } from "../mail-texts.ts";

const refusals: Record<IdentityRefusal, string> = {
  Unreadable: "Le document n’est pas lisible sur vos photos. Reprenez-les à la lumière du jour, sans reflets.",
  DocumentInvalid:
    "Le document a expiré ou n’est pas accepté. Utilisez un passeport, une carte d’identité ou un permis de conduire.",
  FaceDiffers: "Nous n’avons pas pu reconnaître sur votre photo la personne du document.",
  NameDiffers: "Le document porte un autre nom que votre compte. Corrigez votre nom ou utilisez un autre document.",
  BirthDateDiffers: "Le document porte une autre date de naissance que celle que vous avez indiquée.",
  Underage: "D’après le document, vous avez moins de 18 ans. Vous ne pouvez pas jouer ici.",
};

export const identityTexts: Pick<Texts, "identityDecided"> = {
  identityDecided: ({ state, refusal, link }, { brand }) => {
    const words = {
      Verified: {
        subject: `Votre identité est vérifiée chez ${brand}`,
        heading: "Votre identité est vérifiée",
        text: "Merci. Vous pouvez maintenant recharger votre solde et ouvrir des boîtes. Vos photos sont supprimées.",
      },
      Refused: {
        subject: `Nous n’avons pas pu vérifier votre identité chez ${brand}`,
        heading: "Nous n’avons pas pu vérifier votre identité",
        text: "Vos photos sont supprimées. Vous pouvez réessayer à tout moment.",
      },
      Lapsed: {
        subject: `Renvoyez vos photos à ${brand}`,
        heading: "Personne n’a examiné vos photos à temps",
        text: "Nous en sommes désolés. Vos photos sont supprimées, comme promis. Envoyez-les à nouveau.",
      },
    };
    const { subject, heading, text } = words[state];
    return {
      subject,
      heading,
      paragraphs: [...(refusal === null ? [] : [refusals[refusal]]), text],
      action: { label: "Voir votre identité", url: link },
      closing: [],
    };
  },
};
