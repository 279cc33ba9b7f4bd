import { defineTexts } from "../../texts.ts";

export const breaks = defineTexts({
  title: "Take a break",
  lead: "Stop opening boxes and topping up for a time that you choose. It starts at once, and nobody can end it early, not even us.",
  goesOn: "You can still sell and ship what you own.",
  day: "Take a break: 24 hours",
  longer: "Other breaks",
  taken: (until: string) => `You're taking a break until ${until}.`,
  excluded: (until: string) =>
    `You've excluded yourself until ${until}. After that, boxes and top-ups stay closed until you reopen them.`,
  ended: (until: string) =>
    `Your exclusion lasted until ${until}. Boxes and top-ups stay closed until you reopen them.`,
  reopens: (at: string) => `Boxes and top-ups reopen on ${at}.`,
  reopen: "Reopen in 24 hours",
  length: "How long?",
  until: (day: string) => `Until ${day}`,
  atLeast: (day: string) => `At least until ${day}`,
  lengths: {
    day: "24 hours",
    week: "7 days",
    month: "30 days",
    quarter: "3 months",
    half: "6 months",
    year: "1 year",
    twoYears: "2 years",
    fiveYears: "5 years",
  },
  start: (length: string) => `Take a break: ${length}`,
  exclusion: {
    title: "Exclude yourself",
    lead: "For at least six months. It doesn't end by itself: after that time, boxes and top-ups stay closed until you reopen them.",
    start: "Exclude yourself",
    startFor: (length: string) => `Exclude me for ${length}`,
    sure: (day: string) => `Exclude yourself at least until ${day}?`,
    text: "It starts at once. Nobody can shorten it, not even us.",
    keep: "Go back",
  },
});
