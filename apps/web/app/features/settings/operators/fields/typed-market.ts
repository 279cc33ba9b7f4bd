import type { Market } from "@trove/contract/markets";
import { numberIn, optionalNumberIn, textOf } from "./typed-number.ts";

type Switches = Pick<Market, "boxes" | "topUp" | "sellBack" | "quick">;
type Numbers = "raiseHours" | "pace" | "maxOpenCount" | "realityMinutes" | "reportHours" | "giftYears";
type Choices = "payout" | "ageCheck" | "limitChoice" | "boxWithdrawal";

/** A market as its form has it: numbers are texts, and what is not set is an empty text. */
export type TypedMarket = Switches &
  Readonly<Record<Numbers | Choices, string>> & {
    ceilings: Readonly<Record<"day" | "week" | "month", string>>;
    payoutCeilings: Readonly<Record<"day" | "month", string>>;
  };

export function typedMarket(market: Market): TypedMarket {
  const {
    ceilings,
    payoutCeilings,
    boxWithdrawal,
    raiseHours,
    pace,
    maxOpenCount,
    realityMinutes,
    reportHours,
    giftYears,
    ...rest
  } = market;
  return {
    ...rest,
    ceilings: { day: textOf(ceilings.day), week: textOf(ceilings.week), month: textOf(ceilings.month) },
    payoutCeilings: { day: textOf(payoutCeilings.day), month: textOf(payoutCeilings.month) },
    boxWithdrawal: boxWithdrawal ?? "",
    raiseHours: textOf(raiseHours),
    pace: textOf(pace),
    maxOpenCount: textOf(maxOpenCount),
    realityMinutes: textOf(realityMinutes),
    reportHours: textOf(reportHours),
    giftYears: textOf(giftYears),
  };
}

/** The market that a form stands for, as it is sent. */
export function sentMarket(typed: TypedMarket): Readonly<Record<keyof Market, unknown>> {
  const { ceilings, payoutCeilings } = typed;
  return {
    ...typed,
    ceilings: {
      day: optionalNumberIn(ceilings.day),
      week: optionalNumberIn(ceilings.week),
      month: optionalNumberIn(ceilings.month),
    },
    payoutCeilings: { day: optionalNumberIn(payoutCeilings.day), month: optionalNumberIn(payoutCeilings.month) },
    boxWithdrawal: typed.boxWithdrawal === "" ? null : typed.boxWithdrawal,
    raiseHours: numberIn(typed.raiseHours),
    pace: numberIn(typed.pace),
    maxOpenCount: numberIn(typed.maxOpenCount),
    realityMinutes: optionalNumberIn(typed.realityMinutes),
    reportHours: optionalNumberIn(typed.reportHours),
    giftYears: numberIn(typed.giftYears),
  };
}
