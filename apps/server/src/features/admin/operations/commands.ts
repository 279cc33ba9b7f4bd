import { z } from "zod";
import { publishLootboxVersionCommand, setLootboxStatusCommand, updateLootboxCommand } from "../boxes/box-commands.ts";
import { moveCategoryCommand, updateCategoryCommand } from "../catalogue/category-commands.ts";
import { changeStockCommand, updateItemCommand } from "../catalogue/item-commands.ts";
import {
  bookCaptureCommand,
  creditCaptureCommand,
  refundCaptureCommand,
  refundPurchaseCommand,
  refundTopUpCommand,
} from "../payments/payment-commands.ts";
import { creditPersonCommand, holdShipmentsCommand, lockPersonCommand } from "../people/people-commands.ts";
import { appointOperatorCommand, changeRightsCommand } from "../rights/rights-commands.ts";
import { setShipmentStatusCommand } from "../shipments/shipment-commands.ts";
import { startWorkCommand } from "../works/work-commands.ts";
import type { Change, Command, Reversal } from "./command.ts";

/** The endpoints whose changes may have to be approved, or can be taken back: docs/audit.md tells how to add one. */
export type CommandName =
  | "appointOperator"
  | "bookCapture"
  | "changeRights"
  | "changeStock"
  | "creditCapture"
  | "creditPerson"
  | "holdShipments"
  | "lockPerson"
  | "moveCategory"
  | "publishLootboxVersion"
  | "refundCapture"
  | "refundPurchase"
  | "refundTopUp"
  | "setLootboxStatus"
  | "setShipmentStatus"
  | "startWork"
  | "updateCategory"
  | "updateItem"
  | "updateLootbox";

export const commands: { readonly [Name in CommandName]: Command<Name> } = {
  appointOperator: appointOperatorCommand,
  bookCapture: bookCaptureCommand,
  changeRights: changeRightsCommand,
  changeStock: changeStockCommand,
  creditCapture: creditCaptureCommand,
  creditPerson: creditPersonCommand,
  holdShipments: holdShipmentsCommand,
  lockPerson: lockPersonCommand,
  moveCategory: moveCategoryCommand,
  publishLootboxVersion: publishLootboxVersionCommand,
  refundCapture: refundCaptureCommand,
  refundPurchase: refundPurchaseCommand,
  refundTopUp: refundTopUpCommand,
  setLootboxStatus: setLootboxStatusCommand,
  setShipmentStatus: setShipmentStatusCommand,
  startWork: startWorkCommand,
  updateCategory: updateCategoryCommand,
  updateItem: updateItemCommand,
  updateLootbox: updateLootboxCommand,
};

export const commandNames = Object.keys(commands) as CommandName[];

export const isCommandName = (action: string): action is CommandName => Object.hasOwn(commands, action);

/** The call that takes a change back; undefined if that is not possible. */
export function reversalOf(action: string, change: Change, reason: string): Reversal | undefined {
  if (!isCommandName(action)) return undefined;
  try {
    return commands[action].revert?.(change, reason);
  } catch (error) {
    // Another release wrote the entry in another shape.
    if (error instanceof z.ZodError) return undefined;
    throw error;
  }
}
