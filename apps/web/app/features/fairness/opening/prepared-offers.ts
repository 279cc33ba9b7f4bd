import { keyIdOf, oddsHash, parseOffer, verifySignature } from "@trove/fairness";
import type { KeptPerson } from "../kept/kept-records.ts";
import { keysOf, readShop } from "../kept/kept-shop.ts";
import type { Around } from "./around.ts";
import { meetPerson } from "./browser-key.ts";
import { type Intent, type ReadyOffer, requestOffer } from "./ready-offer.ts";
import { screenTable } from "./screen-table.ts";

/** An offer that was fetched ahead is used for so long. It would be honoured for ever, but what it states grows old. */
const FRESH_MS = 120_000;

/** Offers that are fetched before the press, in memory: nobody but this page knows their entropy. */
export type PreparedOffers = {
  /** Fetches an offer for what the person is about to press, unless there is one. Rejects as the press would. */
  readonly prepare: (intent: Intent) => Promise<void>;
  /** The offer for this press, if one was prepared that still fits. It is not given out again. */
  readonly take: (intent: Intent, person: KeptPerson) => Promise<ReadyOffer | undefined>;
  readonly put: (userId: string, ready: ReadyOffer) => void;
};

type Prepared = { readonly userId: string; readonly ready: ReadyOffer };

function isFor({ userId, ready }: Prepared, { box, quantity, userId: wanted }: Intent): boolean {
  const { asked } = ready;
  const isSameBox = asked.boxId === box.id && oddsHash(asked.oddsTable) === box.oddsHash;
  return userId === wanted && isSameBox && asked.quantity === quantity;
}

/** Whether what the offer states is still so, as far as this browser knows. */
function isUpToDate({ asked, response }: ReadyOffer, { balanceCents }: Intent, person: KeptPerson): boolean {
  const offer = parseOffer(response.offer.text);
  const isNext = person.head === undefined || offer.nonce > person.head.nonce;
  const isBalance = balanceCents === undefined || offer.balanceCents === balanceCents;
  return isNext && isBalance && asked.clientSeed === person.clientSeed && asked.browserKey === person.key.publicKey;
}

export function preparedOffers(around: Around): PreparedOffers {
  const { kept, shop, elapsed } = around;
  let prepared: Prepared | undefined;
  let preparing: { readonly intent: Intent; readonly done: Promise<void> } | undefined;

  const isFresh = ({ ready }: Prepared) => elapsed() - ready.arrival.elapsed < FRESH_MS;

  /** Verifies the offer's signatures, so that the press, which checks everything, finds these results at hand. */
  async function verifyAhead({ response }: ReadyOffer): Promise<void> {
    const { text, signature, keyId } = response.offer;
    const keys = (await keysOf(await readShop(kept))).filter((key) => keyIdOf(key) === keyId);
    await Promise.all(keys.map((key) => verifySignature(text, signature, key)));
  }

  async function fetchAhead(intent: Intent): Promise<void> {
    const [person, table] = await Promise.all([meetPerson(kept, shop, intent.userId), screenTable(intent.box, around)]);
    const ready = await requestOffer(intent, table, person, around);
    await verifyAhead(ready);
    prepared = { userId: intent.userId, ready };
  }

  return {
    async prepare(intent) {
      if (prepared !== undefined && isFor(prepared, intent) && isFresh(prepared)) return;
      if (preparing?.intent.box.id === intent.box.id && preparing.intent.quantity === intent.quantity) {
        return preparing.done;
      }
      const done = fetchAhead(intent).finally(() => {
        preparing = undefined;
      });
      preparing = { intent, done };
      await done;
    },
    async take(intent, person) {
      // An offer on its way is faster than another one. If it fails, the press asks again.
      await preparing?.done.catch(() => undefined);
      const found = prepared;
      prepared = undefined;
      if (found === undefined || !isFor(found, intent) || !isFresh(found)) return undefined;
      try {
        return isUpToDate(found.ready, intent, person) ? found.ready : undefined;
      } catch (error) {
        if (error instanceof SyntaxError) return undefined;
        throw error;
      }
    },
    put(userId, ready) {
      prepared = { userId, ready };
      verifyAhead(ready).catch(() => undefined);
    },
  };
}
