import { cents, ZERO_CENTS } from "./cents.ts";
import type { Cents } from "./cents.ts";

/** A whole percentage of an amount, rounded up to a cent. */
export const percentUp = (c: Cents, percent: number): Cents =>
  cents(Number((BigInt(c) * BigInt(percent) + 99n) / 100n));

/** Equal pieces at one price, and what each of them costs at least: by default a cent. */
type Pieces = { price: Cents; quantity: number; least?: Cents | undefined };

/**
 * Splits a discount over pieces in proportion to their prices, by largest remainder. Returns the discount of one piece
 * of each line.
 * - No discount lowers a piece below its least price.
 * - What equal pieces can't share is rounded up: by fewer cents than one of the lines has pieces.
 */
export function discountPieces(lines: readonly Pieces[], discount: Cents): Cents[] {
  const total = lines.reduce((all, { price, quantity }) => all + BigInt(price) * BigInt(quantity), 0n);
  if (total === 0n || discount <= ZERO_CENTS) return lines.map(() => ZERO_CENTS);
  const shares = lines.map(({ price, quantity, least }, index) => {
    const exact = BigInt(price) * BigInt(discount);
    const most = Math.max(0, price - (least ?? 1));
    const each = Math.min(most, Number(exact / total));
    return { index, quantity, most, each, remainder: exact % total };
  });
  let left = discount - shares.reduce((given, { each, quantity }) => given + each * quantity, 0);
  const open = shares
    .filter(({ each, most }) => each < most)
    .toSorted((a, b) => (a.remainder === b.remainder ? 0 : a.remainder < b.remainder ? 1 : -1));
  for (const share of open.filter(({ remainder }) => remainder > 0n)) {
    if (left < share.quantity) continue;
    share.each += 1;
    left -= share.quantity;
  }
  for (const share of open.toSorted((a, b) => a.quantity - b.quantity)) {
    if (left <= 0) break;
    const more = Math.min(share.most - share.each, Math.ceil(left / share.quantity));
    share.each += more;
    left -= more * share.quantity;
  }
  return shares.map(({ each }) => cents(each));
}
