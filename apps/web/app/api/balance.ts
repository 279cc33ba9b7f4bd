import { mutate } from "swr";
import type { CallResult } from "./request.ts";
import { keyOf, revalidate, useQuery } from "./use-query.ts";

/** The signed-in person's balance, refreshed on focus and on reconnect. */
export function useBalance(enabled = true) {
  return useQuery("getBalance", enabled ? {} : undefined, { revalidateOnFocus: true, revalidateOnReconnect: true });
}

/** Shows a balance from a response, without a request. */
export async function showBalance(balance: CallResult<"getBalance">): Promise<void> {
  await mutate(keyOf("getBalance", {}), balance, { revalidate: false });
}

/**
 * Call this after money moved, with the `balance` of the opening, sale or purchase response: it shows that balance at
 * once and then revalidates the queries that depend on it.
 */
export async function balanceMoved(balance?: CallResult<"getBalance">): Promise<void> {
  if (balance === undefined) await revalidate("getBalance");
  else await showBalance(balance);
  await revalidate("listInventory", "listTransactions", "listShipments");
}
