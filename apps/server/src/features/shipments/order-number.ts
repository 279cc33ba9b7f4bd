import { violatedIndex } from "../../command/call-command.ts";

/** How many order numbers there are: they have twelve digits. */
export const ORDER_NUMBERS = 1_000_000_000_000;

const INDEXES: readonly (string | undefined)[] = ["purchases_by_number", "shipments_by_number"];
const ATTEMPTS = 5;

/**
 * Formats a number that people can read out. `random` is below ORDER_NUMBERS; being random, it doesn't reveal how much
 * is sold.
 */
export function orderNumber(letter: "O" | "S", random: number): string {
  return `${letter}-${String(random).padStart(12, "0")}`;
}

/**
 * Places an order, and tries again with new numbers if one of its numbers is taken. With a million orders, one number
 * in a million is taken, so a few attempts suffice. A failed attempt changes nothing.
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
