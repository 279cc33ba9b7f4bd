import { parseOddsTable } from "@trove/fairness";
import { payoutOf, payoutText } from "@trove/lootboxes";
import { cents, formatEuros } from "@trove/money";

type AuditedOdds = { payout?: string; contents?: string[]; oddsTable?: string };

/**
 * What the audit log says of odds that people can open a box with, from the text of their table: whoever approves them
 * sees what the box holds and pays, and the exact text. Nothing for a box without odds.
 */
export function auditedOdds(oddsTable: string | null): AuditedOdds {
  if (oddsTable === null) return {};
  const table = parseOddsTable(oddsTable);
  return {
    payout: `${payoutText(payoutOf(table))} %`,
    contents: table.drops.map(({ name, tickets, marketPriceCents }) => {
      return `${tickets.toLocaleString("en")} tickets: ${name}, ${formatEuros(cents(marketPriceCents))}`;
    }),
    oddsTable,
  };
}
