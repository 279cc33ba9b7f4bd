import type { IdentityRefusal } from "@trove/contract/identity";
import type { Texts } from "../mail-texts.ts";

const refusals: Record<IdentityRefusal, string> = {
  Unreadable: "We couldn't read the document on your pictures. Take them again in daylight, without glare.",
  DocumentInvalid:
    "The document has expired, or isn't one that we can accept. Use a passport, an identity card or a driving licence.",
  FaceDiffers: "We couldn't see that the person on your picture is the one on the document.",
  NameDiffers: "The document has another name than your account. Correct your name, or use another document.",
  BirthDateDiffers: "The document has another birth date than the one you told us.",
  Underage: "The document says that you are under 18. You can’t play here.",
};

export const identityTexts: Pick<Texts, "identityDecided"> = {
  identityDecided: ({ state, refusal, link }, { brand }) => {
    const words = {
      Verified: {
        subject: `Your identity at ${brand} is verified`,
        heading: "Your identity is verified",
        text: "Thank you. You can top up and open boxes now. We've deleted your pictures.",
      },
      Refused: {
        subject: `We couldn’t verify your identity at ${brand}`,
        heading: "We couldn't verify your identity",
        text: "We've deleted your pictures. You can try again at any time.",
      },
      Lapsed: {
        subject: `Please send your pictures to ${brand} again`,
        heading: "Nobody has looked at your pictures in time",
        text: "We're sorry. We've deleted your pictures, as we promised. Please send them again.",
      },
    };
    const { subject, heading, text } = words[state];
    return {
      subject,
      heading,
      paragraphs: [...(refusal === null ? [] : [refusals[refusal]]), text],
      action: { label: "See your identity", url: link },
      closing: [],
    };
  },
};
