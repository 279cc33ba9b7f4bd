import { z } from "zod";
import type { Acts, Change, Reversal } from "../acts/act.ts";

/** The call that takes a change back; undefined if that is not possible. */
export function reversalOf(acts: Acts, action: string, change: Change, reason: string): Reversal | undefined {
  try {
    return acts.get(action)?.revert?.(change, reason);
  } catch (error) {
    // Another release wrote the entry in another shape.
    if (error instanceof z.ZodError) return undefined;
    throw error;
  }
}
