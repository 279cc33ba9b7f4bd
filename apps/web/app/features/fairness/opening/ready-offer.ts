import { entropyHash, type NamedTree, parseOffer } from "@trove/fairness";
import type { NextOffer, ReadyOffer, RevealedOpening } from "@trove/fairness/press";
import { ApiError } from "../../../api/api-error.ts";
import { knownShop } from "../logs/meet-shop.ts";
import { readTerms } from "../logs/read-terms.ts";
import { readOddsTable } from "../kept/kept-openings.ts";
import type { KeptPerson } from "../kept/kept-records.ts";
import type { BrowserParts } from "./browser-parts.ts";
import { register } from "./browser-key.ts";
import { randomHex } from "./random-hex.ts";
import type { ScreenBox } from "./screen-table.ts";

/** The opening that a person is about to start. */
export type Intent = {
  readonly userId: string;
  readonly box: ScreenBox;
  readonly quantity: number;
  /** The balance on the screen in cents; undefined if it shows none. */
  readonly balanceCents: number | undefined;
};

/** Reads an offer's proof of the odds. */
async function readyOffer(
  asked: ReadyOffer["asked"],
  boxName: string,
  { response, arrival, newest }: Pick<ReadyOffer, "response" | "arrival" | "newest">,
  parts: Pick<BrowserParts, "kept" | "shop">,
): Promise<ReadyOffer> {
  return { asked, boxName, response, odds: await readTerms(response.terms, asked.boxId, parts), arrival, newest };
}

/**
 * The offer for the next press that came with a response, for the same box, quantity and client seed. Undefined if the
 * odds table is not stored any more.
 */
export async function nextReady(
  { boxId, boxName, oddsHash, clientSeed, offer, reveal }: RevealedOpening,
  { response, clientEntropy, arrival, newest }: NextOffer & { readonly newest: NamedTree | undefined },
  parts: Pick<BrowserParts, "kept" | "shop">,
): Promise<ReadyOffer | undefined> {
  const oddsTable = await readOddsTable(parts.kept, oddsHash);
  if (oddsTable === undefined) return undefined;
  const { quantity } = parseOffer(offer.text);
  const asked = { boxId, quantity, oddsTable, clientSeed, clientEntropy, browserKey: reveal.browserKey };
  return readyOffer(asked, boxName, { response, arrival, newest }, parts);
}

function isUnregistered(error: unknown): boolean {
  return error instanceof ApiError && error.status === 400 && error.problem.errors?.["browserKey"] !== undefined;
}

/** Requests an offer with fresh entropy. Throws ApiError if the shop refuses, and Unable. */
export async function requestOffer(
  { box, quantity }: { readonly box: Pick<ScreenBox, "id" | "name" | "price">; readonly quantity: number },
  oddsTable: string,
  person: KeptPerson,
  parts: BrowserParts,
): Promise<ReadyOffer> {
  const { clientSeed, key } = person;
  const asked = {
    boxId: box.id,
    quantity,
    oddsTable,
    clientSeed,
    clientEntropy: randomHex(),
    browserKey: key.publicKey,
  };
  const offer = () =>
    parts.shop.offer({
      boxId: box.id,
      quantity,
      priceCents: box.price,
      clientSeed,
      entropyHash: entropyHash(asked.clientEntropy),
      browserKey: key.publicKey,
    });
  // The first visit reads the log before it asks, so that every offer is compared with a state of the log.
  const { newest } = await knownShop(parts);
  const response = await offer().catch(async (error: unknown) => {
    if (!isUnregistered(error)) throw error;
    // The key is not registered if the person removed this browser, or if the connection broke while it was registered.
    await register(person, parts.shop);
    return offer();
  });
  const arrival = { now: parts.now(), elapsed: parts.elapsed(), page: parts.page };
  return readyOffer(asked, box.name, { response, arrival, newest }, parts);
}
