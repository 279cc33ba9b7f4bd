import { defineTexts } from "../../texts.ts";

/** Texts about checking an opening without the shop's page. */
export const checkElsewhere = defineTexts({
  title: "Check this elsewhere",
  lead: "This page comes from the shop. A mirror is a copy of its public logs that somebody else runs. Its page checks the same file without the shop:",
  openOf: (mirror: string) => `Check at ${mirror}, in a new tab`,
  inLink:
    "The link carries the file, so the mirror's page can read it. A file of your own openings has your id and your balance, but not your name.",
  tooLong: "This file is too long for a link. Save it, and choose it on the mirror's page.",
  advice: "Ask somebody else for a mirror's address too: a dishonest shop would name one of its own.",
  none: "This page comes from the shop, and the shop names nobody else who would check its openings.",
  command: "On your own computer, the command-line program checks the file that you save here:",
  save: "Save the file",
  saved: "Saved.",
});
