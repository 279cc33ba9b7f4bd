import { defineTexts } from "../../texts.ts";
import { plural } from "../grammar.ts";

/** Texts of limits, of the play session and of the checks before an opening. */
export const limits = defineTexts({
  title: "Limits",
  lead: "Decide in advance what you can spend. A lower limit counts at once, a higher one only after a wait.",
  kinds: {
    Deposit: { title: "Deposit limit", lead: "The most you can top up." },
    Spend: { title: "Spending limit", lead: "The most you can pay for boxes." },
    Loss: {
      title: "Loss limit",
      lead: "What you pay for boxes, less what your wins can be sold for. A box counts its worst case before it opens.",
    },
  },
  period: "Period",
  periods: { day: "A day", week: "A week", month: "A month" },
  amount: "Amount in euros",
  set: "Set limit",
  none: "no limit",
  used: (used: string, most: string) => `${used} of ${most}`,
  over: (amount: string) => `Over by ${amount}`,
  closed: {
    Deposit: (until: string) => `You can top up again from ${until}.`,
    Spend: (until: string) => `You can open boxes again from ${until}.`,
    Loss: (until: string) => `You can open boxes again from ${until}.`,
  },
  asked: (amount: string) => `You asked for: ${amount}.`,
  confirmFrom: (time: string) => `You can confirm it from ${time}.`,
  confirmUntil: (time: string) => `You can confirm it until ${time}.`,
  confirm: "Confirm the new limit",
  keep: "Keep my limit",
  remove: "Remove limit",
  notAmount: "Enter an amount with up to two decimals",
  history: "History",
  changed: {
    Set: (limit: string, period: string, amount: string) => `${limit}, ${period.toLowerCase()}: ${amount}`,
    RaiseRequested: (limit: string, period: string, amount: string) =>
      `${limit}, ${period.toLowerCase()}: ${amount} asked for`,
    RequestCancelled: (limit: string, period: string, amount: string) =>
      `${limit}, ${period.toLowerCase()}: kept at ${amount}`,
    Raised: (limit: string, period: string, amount: string) =>
      `${limit}, ${period.toLowerCase()}: changed to ${amount}`,
  },
  months: {
    title: "Your last twelve months",
    none: "You haven't opened boxes or topped up yet.",
    month: "Month",
    deposited: "Topped up",
    paid: "Paid for boxes",
    won: "Won",
    net: "Net",
    sold: "Sold",
    played: "Time",
    time: (hours: number, minutes: number) => (hours === 0 ? `${minutes} min` : `${hours} h ${minutes} min`),
    csv: "Download as CSV",
  },
  reality: {
    title: "Reality check",
    label: "Show me time and money while I play",
    lead: "While you play, we stop and show you how long you have played and what you have paid and won.",
    shop: (minutes: string) => `${minutes} (set by the shop)`,
    never: "No reminder",
    every: (minutes: number) => plural(minutes, { one: "Every # minute", other: "Every # minutes" }),
  },
  identity: {
    title: "Birth date and country",
    lead: "We need both before you can top up or open boxes. You must be 18 or older.",
    unasked: "Nothing needs them at present. You must be 18 or older.",
    birthDate: "Birth date",
    parts: { day: "Day", month: "Month", year: "Year" },
    notDate: "Enter a real date",
    choose: "Choose a country",
    residence: "Country where you live",
    send: "Save",
    declared: (country: string) => `You told us that you live in this country: ${country}.`,
    correct: "Correct",
    correction: (hours: number) =>
      plural(hours, {
        one: "A new country counts right away. The one before counts for another hour.",
        other: "A new country counts right away. The one before counts for another # hours.",
      }),
  },
  question: {
    title: "Would you like a deposit limit?",
    lead: "It's the most you can top up in a day, a week or a month. You can change it later.",
    needed: "You need a deposit limit before you can top up.",
    set: "Set a limit",
    none: "No limit for now",
    review: "You chose your limits more than six months ago. Do they still fit?",
    link: "Your limits",
  },
  help: "Worried about playing? Talk to somebody:",
  closing: {
    text: "You're closing your account, so boxes and top-ups are off.",
    link: "Look at it, or keep your account",
  },
  watch: {
    playing: (minutes: number) => plural(minutes, { one: "Playing for # minute", other: "Playing for # minutes" }),
    net: (amount: string) => `Balance of this session: ${amount}`,
    limits: "Limits",
  },
  checks: {
    titles: {
      RealityCheck: "Time and money",
      Report: "Your months",
      DrawingConsent: "Before you open a box",
    },
    time: "Playing for",
    minutes: (minutes: number) => plural(minutes, { one: "# minute", other: "# minutes" }),
    paid: "Paid for boxes",
    won: "Won",
    net: "Balance",
    thisMonth: "This month",
    lastMonth: "Last month",
    stop: "Stop",
    goOn: "Go on",
  },
});
