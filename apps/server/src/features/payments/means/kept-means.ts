import { Refusal } from "../../../command/refusal.ts";
import type { KeptMeans, SavedMeans } from "../../../payment-providers/provider.ts";
import type { PaymentParts } from "../parts.ts";
import { hiddenUntil } from "./customer-of.ts";
import { findCustomers } from "./customers.store.ts";

type OwnMeans = KeptMeans & { provider: PaymentParts["providers"]["all"][number]["name"] };

type Listed = { isOffered: boolean; isComplete: boolean; hiddenUntil: Date | null; means: OwnMeans[] };

/** The person's customers at the providers that the shop has. */
async function customersOf({ db, providers }: PaymentParts, userId: string) {
  const customers = await findCustomers(db, userId);
  return customers.flatMap(({ provider, customerId }) => {
    const found = providers.find(provider);
    return found?.means === undefined ? [] : [{ provider: found.name, means: found.means, customerId }];
  });
}

/** Asks providers for a person's cards. One that does not answer is left out, and the list is then not complete. */
export async function listMeans(parts: PaymentParts, userId: string): Promise<Listed> {
  const { db, providers, now, log } = parts;
  const until = (await hiddenUntil(db, userId, now())) ?? null;
  const isOffered = [...providers.offers.values()].some(({ savedMeans }) => savedMeans);
  if (until !== null) return { isOffered, isComplete: true, hiddenUntil: until, means: [] };
  const customers = await customersOf(parts, userId);
  const lists = await Promise.all(
    customers.map(async ({ provider, means, customerId }) => {
      try {
        return (await means.list(customerId)).map((each) => ({ ...each, provider }));
      } catch (error) {
        log.warn({ err: error, provider }, "could not read a person's cards");
        return undefined;
      }
    }),
  );
  const isComplete = !lists.includes(undefined);
  return { isOffered, isComplete, hiddenUntil: null, means: lists.flatMap((list) => list ?? []) };
}

/**
 * Lets the provider forget a person's card. Throws NOT_FOUND if the person has no such card, or while cards are hidden,
 * and GATEWAY_UNAVAILABLE if no provider has removed it and one does not answer.
 */
export async function removeMeans(parts: PaymentParts, userId: string, id: string): Promise<void> {
  if ((await hiddenUntil(parts.db, userId, parts.now())) !== null) throw new Refusal("NOT_FOUND");
  const removeAt = ({ means, customerId }: { means: SavedMeans; customerId: string }) => means.remove(customerId, id);
  const answers = await Promise.allSettled((await customersOf(parts, userId)).map(removeAt));
  if (answers.some((answer) => answer.status === "fulfilled" && answer.value)) return;
  const failed = answers.find((answer) => answer.status === "rejected");
  if (failed === undefined) throw new Refusal("NOT_FOUND");
  // A provider may also refuse, such as for a key without rights for customers.
  const isKnown = failed.reason instanceof Refusal;
  throw isKnown ? failed.reason : new Refusal("GATEWAY_UNAVAILABLE", {}, { cause: failed.reason });
}
