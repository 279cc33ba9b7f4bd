import { keyIdOf, oddsHash, parseOddsTable, parseOffer, readableOffer, verifySignature } from "@trove/fairness";
import type { ReadyOffer } from "@trove/fairness/press";
import type { KeptPerson } from "../kept/kept-records.ts";
import { requirePerson } from "../kept/kept-person.ts";
import { keysOf, readShop } from "../kept/kept-shop.ts";
import { mayEnd, stopsOf } from "../kept/kept-stops.ts";
import type { BrowserParts } from "./browser-parts.ts";
import { meetPerson } from "./browser-key.ts";
import { endedOffersAt } from "../../../session/ended-offers.ts";
import { type Intent, requestOffer } from "./ready-offer.ts";
import { screenTable } from "./screen-table.ts";

/**
 * How long a fetched offer is used. The shop would accept it later too, but the balance and odds in it get outdated.
 */
const FRESH_MS = 120_000;

/** Offers that were fetched before the press. In memory only, so that no other page knows their entropy. */
export type PreparedOffers = {
  /**
   * Fetches an offer for the opening that the person is about to start, unless a fitting one is ready. Rejects like the
   * press.
   */
  readonly prepare: (intent: Intent) => Promise<void>;
  /** Removes and returns the prepared offer; undefined if it doesn't fit this press. */
  readonly take: (intent: Intent, person: KeptPerson) => Promise<ReadyOffer | undefined>;
  /**
   * Fetches another offer in the background if the prepared one names an older state of the log than this browser knows
   * by now. At most twice for one press. Never rejects: the prepared offer stays if there is no other.
   */
  readonly renew: () => Promise<void>;
  /** Holds the offer that came with a response, once it is read. */
  readonly put: (userId: string, coming: Promise<ReadyOffer | undefined>) => void;
};

/** `renewals` counts the offers that this one has replaced because of the log's state. */
type Prepared = { readonly userId: string; readonly ready: ReadyOffer; readonly renewals: number };

const MOST_RENEWALS = 2;

function isFor({ userId, ready }: Prepared, { box, quantity, userId: wanted }: Intent): boolean {
  const { asked } = ready;
  const isSameBox = asked.boxId === box.id && oddsHash(asked.oddsTable) === box.oddsHash;
  return userId === wanted && isSameBox && asked.quantity === quantity;
}

/** True if the offer's nonce, balance, client seed and browser key are still current, as far as this browser knows. */
function isUpToDate({ asked, response }: ReadyOffer, { balanceCents }: Intent, person: KeptPerson): boolean {
  const offer = parseOffer(response.offer.text);
  const isNext = person.head === undefined || offer.nonce > person.head.nonce;
  const isBalance = balanceCents === undefined || offer.balanceCents === balanceCents;
  return isNext && isBalance && asked.clientSeed === person.clientSeed && asked.browserKey === person.key.publicKey;
}

export function preparedOffers(parts: BrowserParts): PreparedOffers {
  const { kept, shop, elapsed } = parts;
  let prepared: Prepared | undefined;
  let preparing: { readonly intent: Intent | undefined; readonly done: Promise<void> } | undefined;

  const isFresh = ({ ready: { arrival } }: Prepared) =>
    elapsed() - arrival.elapsed < FRESH_MS && arrival.now > endedOffersAt();

  /** Verifies the offer's signatures ahead, so that their results are already cached at the press. */
  async function verifyAhead({ response }: ReadyOffer): Promise<void> {
    const { text, signature, keyId } = response.offer;
    const keys = (await keysOf(await readShop(kept))).filter((key) => keyIdOf(key) === keyId);
    await Promise.all(keys.map((key) => verifySignature(text, signature, key)));
  }

  async function fetchAhead(intent: Intent): Promise<void> {
    const [person, table] = await Promise.all([meetPerson(kept, shop, intent.userId), screenTable(intent.box, parts)]);
    const ready = await requestOffer(intent, table, person, parts);
    await verifyAhead(ready);
    prepared = { userId: intent.userId, ready, renewals: 0 };
  }

  async function fetchAgain({ userId, ready: { asked, boxName }, renewals }: Prepared): Promise<void> {
    const { boxId: id, quantity, oddsTable } = asked;
    const box = { id, name: boxName, price: parseOddsTable(oddsTable).priceCents };
    const ready = await requestOffer({ box, quantity }, oddsTable, await requirePerson(kept, userId), parts);
    await verifyAhead(ready);
    prepared = { userId, ready, renewals: renewals + 1 };
  }

  /** The prepared offer, if this browser knows a newer state of the log than it names. */
  async function outdated(): Promise<Prepared | undefined> {
    const [found, { newest }] = [prepared, await readShop(kept)];
    const { terms } = readableOffer(found?.ready.response.offer.text ?? "") ?? {};
    const isOlder = newest !== undefined && terms !== undefined && terms.size < newest.size;
    return isOlder && found === prepared && preparing === undefined ? found : undefined;
  }

  async function hold(userId: string, coming: Promise<ReadyOffer | undefined>): Promise<void> {
    const ready = await coming;
    if (ready === undefined) return;
    prepared = { userId, ready, renewals: 0 };
    verifyAhead(ready).catch(() => undefined);
  }

  /** Presses wait for the offer that is being prepared. */
  function prepareAs(intent: Intent | undefined, task: Promise<void>): Promise<void> {
    const done = task.finally(() => {
      if (preparing?.done === done) preparing = undefined;
    });
    preparing = { intent, done };
    return done;
  }

  return {
    async prepare(intent) {
      // An offer that came with a response may be the one that is wanted.
      if (preparing?.intent === undefined) await preparing?.done.catch(() => undefined);
      if (prepared !== undefined && isFor(prepared, intent) && isFresh(prepared)) return;
      if (preparing?.intent?.box.id === intent.box.id && preparing.intent.quantity === intent.quantity) {
        return preparing.done;
      }
      await prepareAs(intent, fetchAhead(intent));
    },
    async take(intent, person) {
      // Waiting for an offer that is being fetched is faster than fetching another. If it fails, the press fetches one.
      await preparing?.done.catch(() => undefined);
      const found = prepared;
      prepared = undefined;
      if (found === undefined || !isFor(found, intent) || !isFresh(found)) return undefined;
      try {
        const isEnded = mayEnd(await stopsOf(kept, intent.userId), parseOffer(found.ready.response.offer.text));
        return isUpToDate(found.ready, intent, person) && !isEnded ? found.ready : undefined;
      } catch (error) {
        if (error instanceof SyntaxError) return undefined;
        throw error;
      }
    },
    async renew() {
      const found = await outdated();
      if (found === undefined || found.renewals >= MOST_RENEWALS) return;
      await prepareAs(undefined, fetchAgain(found)).catch(() => undefined);
    },
    put(userId, coming) {
      // Without it, the next press fetches an offer.
      prepareAs(undefined, hold(userId, coming)).catch(() => undefined);
    },
  };
}
