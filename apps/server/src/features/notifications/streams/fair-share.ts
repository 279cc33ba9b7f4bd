/** The account of a stream, and the IP address from which it was opened. */
export type Holder = { account: string; address: string };

/** Counts how often each key occurs. */
function countOf(keys: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

/**
 * Chooses the stream to end when all places are taken: the oldest of the greediest. `streams` starts with the oldest.
 * - Greed is the number of streams of the account, times the number of streams of the address, both with the new
 *   stream.
 * - Returns undefined if the new stream is the greediest, or if everybody has one stream.
 */
export function streamToEnd<Stream extends Holder>(streams: Iterable<Stream>, added: Holder): Stream | undefined {
  const held = [...streams];
  const ofAccounts = countOf([...held, added].map(({ account }) => account));
  const ofAddresses = countOf([...held, added].map(({ address }) => address));
  const greedOf = ({ account, address }: Holder) => (ofAccounts.get(account) ?? 0) * (ofAddresses.get(address) ?? 0);
  let greediest: Stream | undefined;
  let most = 1;
  for (const stream of held) {
    if (greedOf(stream) <= most) continue;
    greediest = stream;
    most = greedOf(stream);
  }
  return greedOf(added) > most ? undefined : greediest;
}
