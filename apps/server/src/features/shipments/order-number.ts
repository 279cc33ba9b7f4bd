/** How many order numbers there are: they have twelve digits. */
export const ORDER_NUMBERS = 1_000_000_000_000;

/**
 * Formats a number that people can read out. `random` is below ORDER_NUMBERS; being random, it doesn't reveal how much
 * is sold.
 */
export function orderNumber(letter: "O" | "S", random: number): string {
  return `${letter}-${String(random).padStart(12, "0")}`;
}
