import { isEuros } from "@trove/money";
import { z } from "zod";
import { MAX_OPEN_COUNT } from "../constants.ts";
import { countryCode } from "./country-code.ts";
import { defaultHelpLines, helpLines } from "./help-lines.ts";

export const AGE_CHECKS = ["Off", "Declared", "Verified"] as const;
export const LIMIT_CHOICES = ["Optional", "Asked", "Required"] as const;
/** Money that people get back from their balance: none, what they paid by card and have not spent, or winnings too. */
export const PAYOUTS = ["Off", "OwnMoney", "All"] as const;
export const BOX_WITHDRAWALS = ["None", "Item"] as const;

/** Countries whose authorities call a box with a prize that can be sold a game of chance. */
export const WARNED_MARKETS: readonly string[] = ["BE", "NL"];

/** The longest term of the laws that are known: five years in Ireland. */
const GIFT_YEARS = 5;

const ceiling = z.number().min(0).max(1_000_000).refine(isEuros, "must have at most two decimals").nullable();

/** The values of a country: things that can be switched off, and duties that protect people. */
export const market = z.strictObject({
  boxes: z.boolean(),
  topUp: z.boolean(),
  sellBack: z.boolean(),
  /** Whether people send their own money back to the cards that paid it. Off in markets that were saved without it. */
  payout: z.enum(PAYOUTS).default("Off"),
  /** The largest sums of a person's payouts of winnings within 24 hours and within 30 days, in euros. Null for none. */
  payoutCeilings: z.strictObject({ day: ceiling, month: ceiling }).default({ day: 1000, month: 5000 }),
  /** Whether birth date and country of residence are asked before the first top-up or opening, or must be proven. */
  ageCheck: z.enum(AGE_CHECKS),
  /** Whether a limit is offered, asked for before the first top-up, or needed to pay and play. */
  limitChoice: z.enum(LIMIT_CHOICES),
  /** The largest sums of a person's top-ups, in euros. Null for none. */
  ceilings: z.strictObject({ day: ceiling, week: ceiling, month: ceiling }),
  /** Hours until a raised limit can be confirmed. */
  raiseHours: z.int().min(1).max(720),
  /** Seconds between two openings of a person; 0 for none. */
  pace: z.int().min(0).max(3600),
  maxOpenCount: z.int().min(1).max(MAX_OPEN_COUNT),
  /** Whether the reel can be skipped. */
  quick: z.boolean(),
  /** Minutes of play after which the next offer waits for a look at time and money. Null for none. */
  realityMinutes: z.int().min(5).max(720).nullable(),
  /** Hours after which the next offer waits for a look at the last 30 days. Null for none. */
  reportHours: z.int().min(1).max(8784).nullable(),
  /** Years after which a gift code expires, at least as many as the law asks for. */
  giftYears: z.int().min(1).max(30).default(GIFT_YEARS),
  /** The right to withdraw from an opening: none, or its price for the item. Null: not decided yet. */
  boxWithdrawal: z.enum(BOX_WITHDRAWALS).nullable(),
});

const savedMarket = market.refine(({ boxes, boxWithdrawal }) => !boxes || boxWithdrawal !== null, {
  path: ["boxes"],
  error: "can be on only after the right of withdrawal is chosen",
});

export type Market = z.output<typeof market>;

/** The things that a market can switch off, as NOT_OFFERED_HERE names them. */
export type OfferedThing = "boxes" | "topUp" | "sellBack" | "payout" | "winnings";

/** Whether a market offers a thing. `winnings` are payouts of what was won. */
export function offers(of: Market, what: OfferedThing): boolean {
  if (what === "winnings") return of.payout === "All";
  return what === "payout" ? of.payout !== "Off" : of[what];
}

export const markets = z.strictObject({
  standard: savedMarket,
  countries: z.partialRecord(countryCode, savedMarket),
  helpLines: helpLines.default(defaultHelpLines),
});
export type Markets = z.output<typeof markets>;

/** A market without duties, for shops to try out, which have not decided on withdrawal. */
export const openMarket: Market = {
  boxes: true,
  topUp: true,
  sellBack: true,
  payout: "OwnMoney",
  payoutCeilings: { day: 1000, month: 5000 },
  ageCheck: "Off",
  limitChoice: "Optional",
  ceilings: { day: null, week: null, month: null },
  raiseHours: 24,
  pace: 0,
  maxOpenCount: MAX_OPEN_COUNT,
  quick: true,
  realityMinutes: null,
  reportHours: null,
  giftYears: GIFT_YEARS,
  boxWithdrawal: null,
};

const careful = { ...openMarket, ageCheck: "Declared", quick: false, pace: 5, maxOpenCount: 1 } as const;

/** Careful values to start from. Boxes are off until the operator has chosen the right of withdrawal. */
export const marketPresets = {
  GB: { ...careful, boxes: false, limitChoice: "Asked", realityMinutes: 60 },
  DE: {
    ...careful,
    boxes: false,
    limitChoice: "Required",
    ceilings: { day: null, week: null, month: 1000 },
    raiseHours: 168,
    realityMinutes: 60,
    reportHours: 24,
  },
} as const satisfies Record<string, Market>;

const smaller = (a: number | null, b: number | null) => (a === null || b === null ? (a ?? b) : Math.min(a, b));
const later = <T>(order: readonly T[], a: T, b: T) => (order.indexOf(a) > order.indexOf(b) ? a : b);

/** The strictest setting of two markets, one by one. */
export function stricter(a: Market, b: Market): Market {
  return {
    boxes: a.boxes && b.boxes,
    topUp: a.topUp && b.topUp,
    sellBack: a.sellBack && b.sellBack,
    payout: PAYOUTS[Math.min(PAYOUTS.indexOf(a.payout), PAYOUTS.indexOf(b.payout))] ?? "Off",
    payoutCeilings: {
      day: smaller(a.payoutCeilings.day, b.payoutCeilings.day),
      month: smaller(a.payoutCeilings.month, b.payoutCeilings.month),
    },
    ageCheck: later(AGE_CHECKS, a.ageCheck, b.ageCheck),
    limitChoice: later(LIMIT_CHOICES, a.limitChoice, b.limitChoice),
    ceilings: {
      day: smaller(a.ceilings.day, b.ceilings.day),
      week: smaller(a.ceilings.week, b.ceilings.week),
      month: smaller(a.ceilings.month, b.ceilings.month),
    },
    raiseHours: Math.max(a.raiseHours, b.raiseHours),
    pace: Math.max(a.pace, b.pace),
    maxOpenCount: Math.min(a.maxOpenCount, b.maxOpenCount),
    quick: a.quick && b.quick,
    realityMinutes: smaller(a.realityMinutes, b.realityMinutes),
    reportHours: smaller(a.reportHours, b.reportHours),
    giftYears: Math.max(a.giftYears, b.giftYears),
    boxWithdrawal: later([null, ...BOX_WITHDRAWALS], a.boxWithdrawal, b.boxWithdrawal),
  };
}

/** Every market of the settings: the standard one, and those of countries. */
export const allMarkets = ({ standard, countries: own }: Omit<Markets, "helpLines">): Market[] => [
  standard,
  ...Object.values(own).filter((each) => each !== undefined),
];

/** Whether a market asks for verified identities, of everybody or for payouts, which needs a check that can verify. */
export const asksForProof = (all: Markets): boolean =>
  allMarkets(all).some(({ ageCheck, payout }) => ageCheck === "Verified" || payout === "All");

/** The market of a country. Countries without settings of their own, and no country, have the standard one. */
export const marketOf = ({ standard, countries: own }: Omit<Markets, "helpLines">, code: string | undefined): Market =>
  (code === undefined ? undefined : own[code]) ?? standard;

/** The market of a person: the strictest settings of all countries that the shop knows of them. */
export function marketOfAll(all: Omit<Markets, "helpLines">, codes: readonly string[]): Market {
  const [first, ...others] = codes.map((code) => marketOf(all, code));
  return others.reduce(stricter, first ?? all.standard);
}
