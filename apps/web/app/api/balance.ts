import { mutate } from "swr";
import type { Answer } from "./request.ts";
import { keyOf, revalidate, useQuery } from "./use-query.ts";

/** The signed-in person's balance, refreshed on focus and on reconnecting. */
export function useBalance(enabled = true) {
  return useQuery("getBalance", enabled ? {} : undefined, { revalidateOnFocus: true, revalidateOnReconnect: true });
}

/** Shows a balance that an answer brought, without asking for anything. */
export async function showBalance(balance: Answer<"getBalance">): Promise<void> {
  await mutate(keyOf("getBalance", {}), balance, { revalidate: false });
}

/**
 * After money moved: the answer's balance is shown at once, then what depends on it is asked again.
 * Call it with the `balance` of an opening, a sale or a purchase.
 */
export async function balanceMoved(balance?: Answer<"getBalance">): Promise<void> {
  if (balance === undefined) await revalidate("getBalance");
  else await showBalance(balance);
  await revalidate("listInventory", "listTransactions", "listShipments");
}
