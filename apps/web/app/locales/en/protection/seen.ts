import { defineTexts } from "../../texts.ts";
import { plural } from "../grammar.ts";

/** The texts about a person's protection for operators: signs of harm, steps against it, break and limits. */
export const seen = defineTexts({
  markers: {
    RisingSpend: (amount: string, usual: string) => `Paid ${amount} for boxes in a week. Usually it is ${usual}.`,
    newSpend: (amount: string) => `Paid ${amount} for boxes in a week, after four weeks without any`,
    NightPlay: (nights: number) =>
      plural(nights, {
        one: "Opened boxes in # of the last seven nights",
        other: "Opened boxes in # of the last seven nights",
      }),
    RaiseAfterLoss: (amount: string) => `Asked for a higher limit within a day of losing ${amount}`,
    ReturnedTopUps: (amount: string, deposited: string, returns: string) =>
      `Sent back ${amount} in 30 days, of ${deposited} topped up (${returns})`,
    returns: (count: number, failed: number) =>
      `${plural(count, { one: "# return", other: "# returns" })}, ${failed} failed`,
  },
  steps: {
    title: "Suggested steps",
    lead: "Choose what fits, and talk to the person first if you can.",
    write: "Write to them: say what you noticed, without blame, and name the help lines of their country.",
    limit: "Suggest a limit. Only they can set it, under Limits in their account.",
    pause: "Start a break on their page if they ask for one or can't stop. Nobody can end it early.",
    age: "Ask for their age if you doubt it. Check a document before you correct it.",
    cards: "Look at their payments first: money that only goes round may be a test of stolen cards.",
    end: "Close the case with the outcome that tells what you did.",
  },
  break: "Break",
  noBreak: "No break is in force.",
  taking: (until: string) => `In a break until ${until}.`,
  excluded: (until: string) => `Excluded until ${until}, and then until the person reopens the account.`,
  reopening: (at: string) => `The account reopens on ${at}.`,
  limits: "Limits",
  noLimits: "No limits are set.",
  asked: (amount: string, time: string) => `Asked for: ${amount}, from ${time} on.`,
  months: "The last twelve months",
  noMonths: "No openings and no top-ups.",
  signs: "Signs of harm",
  noSigns: "None were found.",
  exclusion: (length: string) => `Exclusion: ${length}`,
});
