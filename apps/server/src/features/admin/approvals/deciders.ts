import { type Preset, presetsWith } from "@trove/contract";
import { type Command } from "../operations/command.ts";
import { type CommandName, commands } from "../operations/commands.ts";
import { presetsFor } from "../operations/operate.ts";

/** Whether somebody with these presets has the right to what an action's approval decides. */
export function mayDecideAction<Name extends CommandName>(action: Name, presets: readonly Preset[]): boolean {
  const command: Command<Name> = commands[action];
  const permission = command.approval?.decidedWith;
  const allowed = permission === undefined ? presetsFor(action) : presetsWith(permission);
  return presets.some((preset) => allowed.includes(preset));
}
