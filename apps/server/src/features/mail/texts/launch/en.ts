import type { Texts } from "../mail-texts.ts";

const moment = (utc: string) => `${utc.slice(0, 10)} ${utc.slice(11, 16)} UTC`;

export const launchTexts: Pick<Texts, "firstPassword" | "launchAsked" | "launchOpen" | "testMail"> = {
  firstPassword: ({ link, validMinutes }, { brand }) => ({
    subject: `Choose a password for ${brand}`,
    heading: "Your shop is set up",
    paragraphs: [
      `Someone, probably you, set up the shop ${brand} and made its first account for this email address. The account may do everything in the shop.`,
    ],
    action: { label: "Choose password", url: link },
    closing: [
      `The link works once and expires in ${validMinutes} minutes. After that, choose “Forgot password?” on the sign-in page to get another.`,
      "Wasn't this you? You can ignore this email. Nobody knows a password of this account.",
    ],
  }),
  launchAsked: ({ link, unsubscribe }, { brand }) => ({
    subject: `Hear when ${brand} opens?`,
    heading: "Shall we tell you when we open?",
    paragraphs: [
      `Someone, probably you, asked ${brand} to email this address once, when the first things are in the shop.`,
    ],
    action: { label: "Yes, tell me", url: link },
    closing: [
      "Nothing is sent unless you press the button. The email comes once, and then we delete your address.",
      `Wasn't this you, or changed your mind? Delete the address: ${unsubscribe}`,
    ],
  }),
  launchOpen: ({ link }, { brand }) => ({
    subject: `${brand} is open`,
    heading: "We're open",
    paragraphs: [`The first things are in the shop at ${brand}. You asked us to tell you.`],
    action: { label: "Visit the shop", url: link },
    closing: ["This is the only email: we've deleted your address."],
  }),
  testMail: ({ sentAtUtc }, { brand }) => ({
    subject: `Test email from ${brand}`,
    heading: "Email works",
    paragraphs: [`An operator of ${brand} sent this test email on ${moment(sentAtUtc)}.`],
    closing: ["You don't need to do anything."],
  }),
};
