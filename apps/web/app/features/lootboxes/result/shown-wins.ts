import { dropName } from "../../items/index.ts";
import type { Drop, Win } from "../opening/opening-phase.ts";

/**
 * The wins with items' names as the page shows them, translated. Before this, the names are those of the odds table,
 * because the judgement needs them.
 */
export function shownWins(wins: readonly Win[], drops: readonly Drop[]): Win[] {
  return wins.map((win) => {
    const drop = drops.find(({ itemId }) => itemId === win.item.id);
    return drop === undefined || drop.item.name !== win.item.name
      ? win
      : { ...win, item: { ...win.item, name: dropName(drop) } };
  });
}
