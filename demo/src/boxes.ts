import { grand } from "./boxes/grand.ts";
import { large } from "./boxes/large.ts";
import { middle } from "./boxes/middle.ts";
import { pocket } from "./boxes/pocket.ts";
import { season } from "./boxes/season.ts";
import { small } from "./boxes/small.ts";
import type { BoxRow, DemoBox } from "./crate.ts";
import { pack } from "./crate.ts";

/** The boxes without their tickets, cheapest first, the season's box last. */
export const boxRows: readonly BoxRow[] = [...pocket, ...small, ...middle, ...large, ...grand, ...season];

/** The boxes with their tickets. */
export const boxes: readonly DemoBox[] = Object.freeze(pack(boxRows));
