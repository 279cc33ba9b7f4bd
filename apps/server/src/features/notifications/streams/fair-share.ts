/** Who holds a stream: an account, and the address that it was opened from. */
export type Holder = { account: string; address: string };

/** How often each key occurs. */
function countOf(keys: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

/**
 * Chooses the stream that ends for a new one at full capacity: the oldest of the greediest. `streams` begins with the
 * oldest. A stream's greed is its account's number of streams times its address's, with the new one. Returns undefined
 * if the new one is refused: it is the greediest, or everybody has one.
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
