import { defineTexts } from "../../texts.ts";

export const openingName = defineTexts({
  title: "Your name beside your openings",
  lead: "The shop shows recent openings from its public log: item, box and time, never what you paid in total or your balance. Nobody sees whose they are unless you show your name.",
  label: "Show my username beside my openings",
  hint: "Applies to all your recent openings, also earlier ones. It links your username to their entries in the public log. Turn it off, and your name is gone at once.",
  on: "Your username is now shown beside your openings",
  off: "Your openings are anonymous again",
});
