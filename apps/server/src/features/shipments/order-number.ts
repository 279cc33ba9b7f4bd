/** How many numbers there are: twelve digits. */
export const ORDER_NUMBERS = 1_000_000_000_000;

/** A number that people read out. The random number below ORDER_NUMBERS tells nothing of how much is sold. */
export function orderNumber(letter: "O" | "S", random: number): string {
  return `${letter}-${String(random).padStart(12, "0")}`;
}
