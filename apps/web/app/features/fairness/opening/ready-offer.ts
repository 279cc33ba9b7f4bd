import { type Asked, entropyHash, type OddsProof, type OfferResponse } from "@trove/fairness";
import { ApiError } from "../../../api/api-error.ts";
import { readTerms } from "../logs/read-terms.ts";
import type { KeptPerson } from "../kept/kept-records.ts";
import type { Arrival } from "../kept/stored-opening.ts";
import type { Around } from "./around.ts";
import { arrivalNow } from "./clocks.ts";
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

/** An offer with the request for it. The request's entropy has not been revealed yet. */
export type ReadyOffer = {
  readonly asked: Omit<Asked, "balanceCents">;
  readonly boxName: string;
  readonly response: OfferResponse;
  readonly odds: OddsProof;
  readonly arrival: Arrival;
};

/** Reads the offer's time of arrival and its proof of the odds. */
export async function readyOffer(
  asked: ReadyOffer["asked"],
  boxName: string,
  response: OfferResponse,
  around: Around,
): Promise<ReadyOffer> {
  const arrival = arrivalNow(around);
  return { asked, boxName, response, odds: await readTerms(response.terms, asked.boxId, around), arrival };
}

function isUnregistered(error: unknown): boolean {
  return error instanceof ApiError && error.status === 400 && error.problem.errors?.["browserKey"] !== undefined;
}

/** Requests an offer with fresh entropy. Throws ApiError if the shop refuses, and Unable. */
export async function requestOffer(
  { box, quantity }: Intent,
  oddsTable: string,
  person: KeptPerson,
  around: Around,
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
    around.shop.offer({
      boxId: box.id,
      quantity,
      priceCents: box.price,
      clientSeed,
      entropyHash: entropyHash(asked.clientEntropy),
      browserKey: key.publicKey,
    });
  const response = await offer().catch(async (error: unknown) => {
    if (!isUnregistered(error)) throw error;
    // The key is not registered if the person removed this browser, or if the connection broke while it was registered.
    await register(person, around.shop);
    return offer();
  });
  return readyOffer(asked, box.name, response, around);
}
