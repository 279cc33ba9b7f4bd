import { defineTexts } from "../../texts.ts";

export const browsers = defineTexts("browsers", {
  title: "Browsers that may open boxes for you",
  lead: "Each of your browsers signs its openings with a key of its own. Remove what isn't yours.",
  none: "No browser is listed yet.",
  added: "Added",
  used: "Last used",
  unused: "Not used yet",
  remove: (name: string, day: string) => `Remove browser: ${name}, added ${day}`,
  removeTitle: "Remove this browser?",
  removeText: "Its openings stay valid, but it can't begin another one until it is added again.",
  removeAdvice: "You don't know it? Then change your password too, which signs out everybody else.",
  keep: "Keep browser",
  confirm: "Remove browser",
  removed: "Browser removed",
});
