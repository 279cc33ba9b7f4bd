import { defineTexts } from "../../texts.ts";
import { number } from "../grammar.ts";

export const recentOpenings = defineTexts({
  title: "Recent openings",
  lead: "Real openings from the public log, a minute or so after they happen. Names only of people who chose to show theirs.",
  somebody: "Anonymous",
  pause: "Pause updates",
  resume: "Resume updates",
  ofBox: "Latest openings of this box",
  ofBoxLead: "From the public log, with the time to the minute. Your browser can look each one up and recompute it.",
  shared: "See the shared opening",
  sharedOf: (name: string) => `See the shared opening: ${name}`,
  more: (count: number) => `Show all ${number(count)}`,
});
