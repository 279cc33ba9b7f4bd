import { dropName } from "../../items/index.ts";
import type { Drop, Outcome } from "../opening/opening-phase.ts";

/** An outcome with the names that the page shows. A receipt, which is judged before, has those of the odds table. */
export function shownOutcome(outcome: Outcome, drops: readonly Drop[]): Outcome {
  const wins = outcome.wins.map((win) => {
    const drop = drops.find(({ itemId }) => itemId === win.item.id);
    return drop === undefined || drop.item.name !== win.item.name
      ? win
      : { ...win, item: { ...win.item, name: dropName(drop) } };
  });
  return { ...outcome, wins };
}
