import { call } from "../../../api/call.ts";
import type { CallResult } from "../../../api/request.ts";
import { demoOpening } from "../opening/demo-opening.ts";
import type { Outcome } from "../opening/opening-phase.ts";
import { loadShow } from "../opening/opening-show.ts";

export type Demo = { drops: CallResult<"getLootbox">["drops"]; draw: () => Outcome };

/**
 * Loads a box's odds and the animation. If markets differ, first asks whether boxes are offered in the visitor's
 * country. Returns undefined if not.
 */
export async function loadDemo(id: string, differ: boolean): Promise<Demo | undefined> {
  if (differ && !(await call("getOffered")).boxes) return undefined;
  const [box] = await Promise.all([call("getLootbox", { params: { id } }), loadShow()]);
  return { drops: box.drops, draw: () => demoOpening(box, 1) };
}
