import { z } from "zod";
import type { Acts, Change, RevertCall } from "../acts/act.ts";

/** Builds the call that reverts a change. Undefined if the change can't be reverted. */
export function revertCallOf(acts: Acts, action: string, change: Change, reason: string): RevertCall | undefined {
  try {
    return acts.get(action)?.revert?.(change, reason);
  } catch (error) {
    // Another release has written the entry in a form that this one can't read.
    if (error instanceof z.ZodError) return undefined;
    throw error;
  }
}
