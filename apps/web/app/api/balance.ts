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
 * Call this after money has moved. Shows `balance` from the response of an opening, sale or purchase at once, then
 * reads again all queries that depend on the balance.
 */
export async function balanceMoved(balance?: CallResult<"getBalance">): Promise<void> {
  if (balance === undefined) await revalidate("getBalance");
  else await showBalance(balance);
  await revalidate("listInventory", "listTransactions", "listShipments");
}
