import { Refusal } from "../command/refusal.ts";
import type { ProviderPayment } from "./provider.ts";

/** Payments that are read at the same time. */
const AT_ONCE = 5;

/**
 * Reads payments that a list named. Leaves out those that can't be read although the vendor answers, and warns of them.
 * Throws if there are no others.
 */
export async function retrieveEach(
  ids: readonly string[],
  retrieve: (id: string) => Promise<ProviderPayment | undefined>,
  warn: (error: unknown, id: string) => void,
): Promise<ProviderPayment[]> {
  const found: ProviderPayment[] = [];
  const unread: unknown[] = [];
  const read = (id: string) =>
    retrieve(id).catch((error: unknown) => {
      if (error instanceof Refusal) throw error;
      warn(error, id);
      unread.push(error);
      return undefined;
    });
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const some = await Promise.all(ids.slice(at, at + AT_ONCE).map(read));
    found.push(...some.filter((payment) => payment !== undefined));
  }
  if (unread.length > 0 && found.length === 0) throw unread[0];
  return found;
}
