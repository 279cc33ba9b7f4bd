import { identityTexts } from "../identity/en.ts";
import type { Texts } from "../mail-texts.ts";

const moment = (utc: string) => `${utc.slice(0, 10)} ${utc.slice(11, 16)} UTC`;

export const breakTexts: Pick<Texts, "breakStarted" | "identityDecided"> = {
  ...identityTexts,
  breakStarted: ({ kind, untilUtc, link }, { brand }) => ({
    subject: kind === "Break" ? `A break for your ${brand} account` : `Your ${brand} account is excluded`,
    heading: kind === "Break" ? "We've started a break for you" : "We've excluded your account",
    paragraphs: [
      `Our team has closed boxes and top-ups for your ${brand} account until ${moment(untilUtc)}. Nobody can end this earlier, not even us.`,
      ...(kind === "Break" ? [] : ["They don't open by themselves afterwards: you decide whether to come back."]),
      "You can still sell and ship what you own.",
    ],
    action: { label: "See what protects you", url: link },
    closing: [
      "If playing worries you, talk to somebody about it. A help line in your country is free and confidential.",
    ],
  }),
};
