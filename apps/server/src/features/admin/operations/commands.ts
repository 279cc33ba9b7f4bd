import { updateItemCommand } from "../catalogue/item-commands.ts";
import {
  bookCaptureCommand,
  creditCaptureCommand,
  refundCaptureCommand,
  refundPurchaseCommand,
  refundTopUpCommand,
} from "../payments/payment-commands.ts";
import { creditPersonCommand } from "../people/people-commands.ts";
import { appointOperatorCommand, changeRightsCommand } from "../rights/rights-commands.ts";
import type { Change, Command, Reversal } from "./command.ts";

/** The endpoints whose changes may have to be approved, or can be taken back: docs/audit.md tells how to add one. */
export type CommandName =
  | "appointOperator"
  | "bookCapture"
  | "changeRights"
  | "creditCapture"
  | "creditPerson"
  | "refundCapture"
  | "refundPurchase"
  | "refundTopUp"
  | "updateItem";

export const commands: { readonly [Name in CommandName]: Command<Name> } = {
  appointOperator: appointOperatorCommand,
  bookCapture: bookCaptureCommand,
  changeRights: changeRightsCommand,
  creditCapture: creditCaptureCommand,
  creditPerson: creditPersonCommand,
  refundCapture: refundCaptureCommand,
  refundPurchase: refundPurchaseCommand,
  refundTopUp: refundTopUpCommand,
  updateItem: updateItemCommand,
};

export const commandNames = Object.keys(commands) as CommandName[];

export const isCommandName = (action: string): action is CommandName => Object.hasOwn(commands, action);

/** The call that takes a change back; undefined if that is not possible. */
export function reversalOf(action: string, change: Change, reason: string): Reversal | undefined {
  return isCommandName(action) ? commands[action].revert?.(change, reason) : undefined;
}
