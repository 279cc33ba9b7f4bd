import { type Preset, presetsWith } from "@trove/contract";
import { type CommandName, commands } from "../operations/commands.ts";
import { presetsFor } from "../operations/operate.ts";

/** Whether somebody with these presets has the right to what an action's approval decides. */
export function mayDecideAction(action: CommandName, presets: readonly Preset[]): boolean {
  const permission = commands[action].approval?.decidedWith;
  const allowed = permission === undefined ? presetsFor(action) : presetsWith(permission);
  return presets.some((preset) => allowed.includes(preset));
}
