import { centsFromWire } from "@trove/contract/euro-fields";
import { type Cents, sum } from "@trove/money";
import { ApiError, messageOf } from "../../../api/api-error.ts";
import type { CallResult } from "../../../api/request.ts";
import type { InventoryItem } from "../selection/selection.ts";

/** One item of a sale. `price` is the price that the person saw and that the request states. */
export type SaleLine = { item: InventoryItem; price: Cents } & SaleState;

export type SaleState =
  | { state: "waiting" | "selling" | "sold" | "gone" }
  | { state: "repriced"; before: Cents }
  /** Sold, but for another amount than the person confirmed. */
  | { state: "otherPaid"; paid: Cents }
  /** Refused for another reason, or no response. `isUnsure`: the item may have been sold. */
  | { state: "failed"; message: string; isUnsure: boolean };

type Sold = CallResult<"sellInventoryItem">;

export const linesOf = (items: readonly InventoryItem[]): SaleLine[] =>
  items.map((item) => ({ item, price: item.sellPrice, state: "waiting" }));

export const isOpen = ({ state }: SaleLine): boolean => !["sold", "gone", "otherPaid"].includes(state);

export const priceOf = (lines: readonly SaleLine[]): Cents => sum(lines.map(({ price }) => price));

/** The line after a refusal. If the price has changed, the new price is shown, and the person must confirm it. */
export function lineAfter(line: SaleLine, error: unknown): SaleLine {
  const { item, price } = line;
  const problem = error instanceof ApiError ? error.problem : {};
  if (problem.code === "ITEM_NOT_AVAILABLE" || problem.code === "NOT_FOUND") return { item, price, state: "gone" };
  const { actual } = centsFromWire<{ actual?: unknown }>({ actual: problem.params?.["actual"] }) as { actual?: Cents };
  if (problem.code === "PRICE_CHANGED" && actual !== undefined) {
    return { item, price: actual, state: "repriced", before: price };
  }
  const isUnsure = error instanceof ApiError && (error.status === 0 || error.status >= 500);
  return { item, price, state: "failed", message: messageOf(error), isUnsure };
}

type Sale = {
  lines: readonly SaleLine[];
  sell: (line: SaleLine) => Promise<Sold>;
  /** Called after every step with the current lines. */
  onChange: (lines: readonly SaleLine[]) => void;
  onSold: (sold: Sold) => void;
  isStopped: () => boolean;
};

/**
 * Sells the open lines one after the other. Skips items that are gone or have another price. Stops at any other
 * failure, because the next sale would most likely fail too. Returns the final lines.
 */
export async function sellInOrder({ lines, sell, onChange, onSold, isStopped }: Sale): Promise<readonly SaleLine[]> {
  let now = lines;
  const put = (index: number, line: SaleLine) => {
    now = now.with(index, line);
    onChange(now);
  };
  for (const [index, line] of lines.entries()) {
    if (isStopped()) break;
    if (!isOpen(line)) continue;
    const { item, price } = line;
    put(index, { item, price, state: "selling" });
    try {
      const sold = await sell(line);
      onSold(sold);
      const { amount: paid } = sold;
      put(index, paid === price ? { item, price, state: "sold" } : { item, price, state: "otherPaid", paid });
    } catch (error) {
      const after = lineAfter(line, error);
      put(index, after);
      if (after.state === "failed") break;
    }
  }
  return now;
}
