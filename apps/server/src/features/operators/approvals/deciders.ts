import { type Preset, presetsWith } from "@trove/contract";
import type { Act } from "../acts/act.ts";
import { presetsFor } from "../acts/operate.ts";

/** True if an operator with these presets may decide about an act's approval. */
export function mayDecide(act: Pick<Act, "name" | "approval">, presets: readonly Preset[]): boolean {
  const permission = act.approval?.decidedWith;
  const allowed = permission === undefined ? presetsFor(act.name) : presetsWith(permission);
  return presets.some((preset) => allowed.includes(preset));
}
