import { PAYMENT_METHODS, type PaymentMethod } from "@trove/contract/payment-methods";
import * as v from "valibot";
import { readStored, store } from "../../../storage/browser-storage.ts";
import { readBy } from "../../../storage/schemas.ts";

const KEY = "payment-method";

const read = readBy(v.picklist(PAYMENT_METHODS));

/** The method with which this browser paid last. Nothing of it is sent before the next payment. */
export function rememberedMethod(): PaymentMethod | undefined {
  return readStored("local", KEY, read);
}

export function rememberMethod(method: PaymentMethod): void {
  store("local", KEY, method);
}

/** Whether the bank decides days later about what this browser paid last, so that a page need not wait. */
export function lastTakesDays(): boolean {
  const method = rememberedMethod();
  return method === "sepaDebit" || method === "bankTransfer";
}
