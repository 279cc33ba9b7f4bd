import type { AtProvider } from "../parts.ts";
import { claimForgotten, deleteCustomer } from "./customers.store.ts";

/**
 * Lets the provider forget the customers of accounts that were closed, or opened by a mailbox alone. One that fails is
 * tried again in five minutes, and stops the run, because the provider may not answer.
 */
export async function forgetCustomers({ db, provider, now }: AtProvider): Promise<void> {
  const { name, means } = provider;
  if (means === undefined) return;
  for (let due = await claimForgotten(db, name, now()); due !== undefined;) {
    if (due.customerId !== null) await means.forget(due.customerId);
    await deleteCustomer(db, { userId: due.userId, provider: name });
    due = await claimForgotten(db, name, now());
  }
}
