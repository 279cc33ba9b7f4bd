import { type Preset, presetsWith } from "@trove/contract";
import type { Act } from "../acts/act.ts";
import { presetsFor } from "../acts/operate.ts";

/** Whether somebody with these presets has the right to decide on an act's approval. */
export function mayDecide(act: Pick<Act, "name" | "approval">, presets: readonly Preset[]): boolean {
  const permission = act.approval?.decidedWith;
  const allowed = permission === undefined ? presetsFor(act.name) : presetsWith(permission);
  return presets.some((preset) => allowed.includes(preset));
}
