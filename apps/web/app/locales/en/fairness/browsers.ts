import { defineTexts } from "../../texts.ts";

export const browsers = defineTexts({
  title: "Browsers that can open boxes for you",
  lead: "Each browser signs its openings with its own key. Remove any you don't recognise.",
  none: "No browsers yet.",
  added: "Added",
  used: "Last used",
  unused: "Not used yet",
  remove: (name: string, day: string) => `Remove browser: ${name}, added ${day}`,
  removeTitle: "Remove this browser?",
  removeText: "Its openings stay valid, but it can't open more boxes until it's added again.",
  removeAdvice: "Don't recognise it? Change your password too. That signs everyone else out.",
  keep: "Keep browser",
  confirm: "Remove browser",
  removed: "Browser removed",
});
