import { sql } from "kysely";
import type { Shop } from "../shop/shop.ts";

/** The cells of a CSV file without texts that contain commas, as texts. */
export const cellsOf = (csv: string) =>
  csv
    .replace("\uFEFF", "")
    .trim()
    .split("\r\n")
    .slice(1)
    .map((line) => line.split(",").map((cell) => cell.replaceAll('"', "")));

export const centsOf = (text = "") => Math.round(Number(text) * 100);

type Row = { from: string; to: string; amount: number; at: Date };

/** Sums the whole ledger by day and accounts, with other means than the shop's. */
export async function ledgerSums(
  { owner }: Pick<Shop, "owner">,
  timeZone: string,
): Promise<Map<string, { entries: number; amount: number }>> {
  const { rows } = await sql<Row>`select from_account as "from", to_account as "to",
    amount_cents::int as amount, created_at as at from ledger_entries`.execute(owner.connection);
  const day = new Intl.DateTimeFormat("sv-SE", { timeZone });
  const sums = new Map<string, { entries: number; amount: number }>();
  for (const row of rows) {
    const accounts = [row.from, row.to].map((name) => (name.startsWith("wallet:") ? "wallet" : name));
    const key = [day.format(row.at), ...accounts].join(" ");
    const sum = sums.get(key) ?? { entries: 0, amount: 0 };
    sums.set(key, { entries: sum.entries + 1, amount: sum.amount + row.amount });
  }
  return sums;
}

/** Reads the lines of a VAT file. Rates are in hundredths of a percent. */
export const vatIn = (csv: string) =>
  cellsOf(csv).map(([, on = "", country = "", rate, quarter = "", , net, vat, total]) => ({
    on,
    country,
    quarter,
    rate: centsOf(rate),
    net: centsOf(net),
    vat: centsOf(vat),
    total: centsOf(total),
  }));
