import { Refusal } from "../../../command/refusal.ts";
import type { ItemBox } from "../../lootboxes/index.ts";

/** Throws VALIDATION_FAILED if a box would pay out more than it costs, and more than now, unless that is accepted. */
export function requireGain(boxes: readonly ItemBox[], isLossAccepted: boolean): void {
  if (isLossAccepted) return;
  const losing = boxes.find(({ payoutRatio: { before, after } }) => after > 1 && after > before);
  if (losing === undefined) return;
  const text = `The box “${losing.name}” would pay out more than it costs`;
  throw new Refusal("VALIDATION_FAILED", { detail: text, errors: { isLossAccepted: [text] } });
}
