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

/** An offer with what it was asked for. The entropy is still this browser's secret. */
export type ReadyOffer = {
  readonly asked: Omit<Asked, "balanceCents">;
  readonly boxName: string;
  readonly response: OfferResponse;
  readonly odds: OddsProof;
  readonly arrival: Arrival;
};

/** The offer that came in the response, for what was asked. */
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

/** Asks the shop for an offer, with fresh entropy. Throws ApiError for a refusal, and Unable. */
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
    // The person had removed this browser, or the connection broke when it was added.
    await register(person, around.shop);
    return offer();
  });
  return readyOffer(asked, box.name, response, around);
}
