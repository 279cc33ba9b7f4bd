import { Refusal } from "../command/refusal.ts";
import type { ProviderPayment } from "./provider.ts";

/** Payments that are read at the same time. */
const AT_ONCE = 5;

/**
 * Reads payments that a list named. Leaves out those that can't be read although the vendor answers, and warns of them.
 * Throws if none can be read, unless the list itself had `others`. One that turns out to be of somebody else counts as
 * read.
 */
export async function retrieveEach(
  ids: readonly string[],
  retrieve: (id: string) => Promise<ProviderPayment | undefined>,
  warn: (error: unknown, id: string) => void,
  others: readonly ProviderPayment[] = [],
): Promise<ProviderPayment[]> {
  const answers: (ProviderPayment | undefined)[] = [];
  const unread: unknown[] = [];
  const read = (id: string) =>
    retrieve(id).catch((error: unknown) => {
      if (error instanceof Refusal) throw error;
      warn(error, id);
      unread.push(error);
      return undefined;
    });
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    answers.push(...(await Promise.all(ids.slice(at, at + AT_ONCE).map(read))));
  }
  if (unread.length > 0 && unread.length === answers.length && others.length === 0) throw unread[0];
  return answers.filter((payment) => payment !== undefined);
}
