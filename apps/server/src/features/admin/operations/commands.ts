import { updateItemCommand } from "../catalogue/item-commands.ts";
import { appointOperatorCommand, changeRightsCommand } from "../rights/rights-commands.ts";
import type { Change, Command, Reversal } from "./command.ts";

/** The endpoints whose changes may have to be approved, or can be taken back: docs/audit.md tells how to add one. */
type CommandName = "appointOperator" | "changeRights" | "updateItem";

export type Commands = { readonly [Name in CommandName]: Command<Name> };

export const commands: Commands = {
  appointOperator: appointOperatorCommand,
  changeRights: changeRightsCommand,
  updateItem: updateItemCommand,
};

export type { CommandName };

export const commandNames = Object.keys(commands) as CommandName[];

export const isCommandName = (action: string): action is CommandName => Object.hasOwn(commands, action);

/** The call that takes a change back; undefined if that is not possible. */
export function reversalOf(action: string, change: Change, reason: string): Reversal | undefined {
  return isCommandName(action) ? commands[action].revert?.(change, reason) : undefined;
}
