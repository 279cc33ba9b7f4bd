import type { OverviewFigure } from "@trove/contract";

/** The accounts between which money flows. `wallet` stands for all wallets. */
export type Flow = { fromAccount: string; toAccount: string };

/** How a flow contributes to a figure: its amount is added or subtracted, or the value of its wins is added. */
export type Part = "plus" | "minus" | "won";

type Rule = (flow: Flow) => Part | null;

const isGateway = (account: string) => account.startsWith("gateway:");
const isOutside = (account: string) => account === "wallet" || isGateway(account);

const salesTo =
  (...accounts: string[]): Rule =>
  ({ fromAccount, toAccount }) =>
    isOutside(fromAccount) && accounts.includes(toAccount) ? "plus" : null;

const fromTo =
  (isFrom: (account: string) => boolean, isTo: (account: string) => boolean): Rule =>
  ({ fromAccount, toAccount }) =>
    isFrom(fromAccount) && isTo(toAccount) ? "plus" : null;

const is =
  (...accounts: string[]) =>
  (account: string) =>
    accounts.includes(account);

const toWallets: Rule = ({ fromAccount, toAccount }) => {
  if (toAccount === "wallet") return "plus";
  return fromAccount === "wallet" ? "minus" : null;
};

/**
 * Money that went back to payers and payouts of winnings, less what came back, also because a chargeback was
 * withdrawn.
 */
const returns: Rule = (flow) => {
  if (isGateway(flow.fromAccount) && flow.toAccount === "house:chargebacks") return "minus";
  if (flow.fromAccount === "house:payouts" && flow.toAccount === "wallet") return "minus";
  const isOut = (to: string) => isGateway(to) || to === "house:transfers" || to === "house:payouts";
  return fromTo(is("wallet", "house:chargebacks"), isOut)(flow);
};

const won: Rule = (flow) => (salesTo("house:boxes")(flow) === null ? null : "won");

/** For each figure, the flows that it is the sum of. */
const rules: Record<OverviewFigure, Rule> = {
  sales: salesTo("house:boxes", "house:items", "house:shipping"),
  boxSales: salesTo("house:boxes"),
  itemSales: salesTo("house:items"),
  shippingSales: salesTo("house:shipping"),
  won,
  topUps: fromTo(isGateway, is("wallet")),
  sellBacks: fromTo(is("house:buyback"), is("wallet")),
  refunds: fromTo(is("house:boxes", "house:items", "house:shipping", "house:refunds"), isOutside),
  returns,
  goodwill: fromTo(is("house:goodwill"), is("wallet")),
  wallets: toWallets,
};

/** Returns how this flow contributes to the figure; null if it doesn't. */
export const partIn = (figure: OverviewFigure, flow: Flow): Part | null => rules[figure](flow);
