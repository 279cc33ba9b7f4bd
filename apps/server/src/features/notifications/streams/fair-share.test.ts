import fc from "fast-check";
import { expect, it } from "vitest";
import { type Holder, streamToEnd } from "./fair-share.ts";

const holder = fc.record({
  account: fc.constantFrom("a", "b", "c", "d"),
  address: fc.constantFrom("w", "x", "y", "z"),
});
const holders = fc.array(holder, { minLength: 1, maxLength: 40 });

/** Opens streams one after another, with places for at most `most` at a time. */
function openAll(wanted: readonly Holder[], most: number): Holder[] {
  const open: Holder[] = [];
  for (const added of wanted) {
    const ended = open.length < most ? undefined : streamToEnd(open, added);
    if (ended === undefined && open.length >= most) continue;
    if (ended !== undefined) open.splice(open.indexOf(ended), 1);
    open.push(added);
  }
  return open;
}

const greedIn = (streams: readonly Holder[], { account, address }: Holder) =>
  streams.filter((stream) => stream.account === account).length *
  streams.filter((stream) => stream.address === address).length;

it("ends the oldest of the streams whose account and address have the most, and none for the greediest itself", () => {
  fc.assert(
    fc.property(holders, holder, (streams, added) => {
      const ended = streamToEnd(streams, added);
      const all = [...streams, added];
      const most = Math.max(...streams.map((stream) => greedIn(all, stream)));
      const isRefused = most === 1 || greedIn(all, added) > most;
      expect(ended).toBe(isRefused ? undefined : streams.find((stream) => greedIn(all, stream) === most));
    }),
  );
});

it("never ends the only stream of an account that is alone at its address", () => {
  fc.assert(
    fc.property(holders, holder, (streams, added) => {
      const ended = streamToEnd(streams, added);
      if (ended !== undefined) expect(greedIn([...streams, added], ended)).toBeGreaterThan(1);
    }),
  );
});

it("gives every honest person a stream, however many accounts one address or addresses one account uses", () => {
  const greedy = fc.oneof(
    fc.record({ account: fc.nat({ max: 300 }).map((count) => `accounts ${count}`), address: fc.constant("one") }),
    fc.record({ account: fc.constant("one"), address: fc.nat({ max: 300 }).map((count) => `addresses ${count}`) }),
  );
  const crowd = fc
    .tuple(fc.integer({ min: 1, max: 20 }), fc.array(greedy, { maxLength: 120 }))
    .chain(([count, greeds]) => {
      const honest = Array.from({ length: count }, (_, place) => ({
        account: `honest ${place}`,
        address: `home ${place}`,
      }));
      const all: Holder[] = [...honest, ...greeds];
      return fc.tuple(fc.constant(honest), fc.shuffledSubarray(all, { minLength: all.length, maxLength: all.length }));
    });
  fc.assert(
    fc.property(crowd, ([honest, wanted]) => {
      // There are places for one stream of each honest person, one of the greedy address, and one of the greedy
      // account.
      const open = openAll(wanted, honest.length + 2);
      expect(open).toEqual(expect.arrayContaining(honest));
    }),
  );
});
