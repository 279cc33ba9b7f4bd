import { violatedIndex } from "../../command/call-command.ts";

/** The number of possible order numbers, which have twelve digits. */
export const ORDER_NUMBERS = 1_000_000_000_000;

/** The last two hold only in a database whose migration to tables of numbers is not complete yet. */
const INDEXES: readonly (string | undefined)[] = [
  "order_numbers_pkey",
  "shipment_numbers_pkey",
  "withdrawals_number_key",
  "purchases_by_number",
  "shipments_by_number",
];
const ATTEMPTS = 5;

/**
 * Formats a number so that people can read it aloud. `random` must be below ORDER_NUMBERS. Random numbers don't reveal
 * how much the shop sells.
 */
export function orderNumber(letter: "O" | "S" | "W", random: number): string {
  return `${letter}-${String(random).padStart(12, "0")}`;
}

/**
 * Places an order, and retries with new numbers if one of them is taken. With a million orders, one number in a million
 * is taken, so a few attempts suffice. A failed attempt changes nothing.
 */
export async function withFreeNumbers<Result>(place: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await place();
    } catch (error) {
      if (attempt === ATTEMPTS || !INDEXES.includes(violatedIndex(error))) throw error;
    }
  }
}
