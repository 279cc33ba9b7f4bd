import { drawTicket } from "./draw.ts";
import type { DrawInputs } from "./draw.ts";
import type { OddsDrop } from "./odds-table.ts";
import { dropAt } from "./pick.ts";

/** The outcome of one box of an opening request. */
export type DrawnBox = { readonly drawIndex: number; readonly ticket: number; readonly itemId: string };

/** Draws every box of a request, in order. Throws RangeError for a malformed server seed. */
export function drawBoxes(inputs: DrawInputs, drops: readonly OddsDrop[], quantity: number): DrawnBox[] {
  return Array.from({ length: quantity }, (_, drawIndex) => {
    const ticket = drawTicket(inputs, drawIndex);
    return { drawIndex, ticket, itemId: dropAt(drops, ticket).itemId };
  });
}
