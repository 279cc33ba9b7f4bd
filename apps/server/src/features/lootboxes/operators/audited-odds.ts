import { parseOddsTable } from "@trove/fairness";
import { payoutOf, payoutText } from "@trove/lootboxes";
import { cents, formatEuros } from "@trove/money";

type AuditedOdds = { payout?: string; contents?: string[]; oddsTable?: string };

/**
 * Describes odds for the audit log and for the operator who approves them: the payout, the contents, and the exact text
 * of the table. Empty for a box without odds.
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
