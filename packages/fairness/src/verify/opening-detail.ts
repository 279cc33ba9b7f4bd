import { listOf, objectOf, optional, parseJson, readNumber, readText } from "../json.ts";

/** One of the drops shown with an opening, with the fields that the protocol covers. */
export type ShownDrop = {
  readonly itemId: string;
  readonly tickets: number;
  readonly ticketFrom: number;
  readonly ticketTo: number;
};

/**
 * The response of GET /api/lootboxes/openingDetail, with the fields that can be verified. Prices are euros, as on the
 * wire.
 */
export type OpeningDetail = {
  readonly userInfoId: string;
  readonly lootBox: { readonly id: string };
  readonly tableVersion: number;
  readonly pricePaid: number;
  readonly ticket: number;
  /** From 0 to 1. */
  readonly probability: number;
  readonly itemId: string;
  readonly sellPrice?: number | undefined;
  /** Its market price at the time of the opening. */
  readonly item?: { readonly marketPrice: number } | undefined;
  readonly drops: readonly ShownDrop[];
  readonly fairness: {
    readonly serverSeed: string;
    readonly serverSeedHash: string;
    readonly clientSeed: string;
    readonly clientEntropy: string;
    readonly nonce: number;
    readonly drawIndex: number;
    readonly oddsHash: string;
  };
};

export const readOpeningDetail = objectOf<OpeningDetail>({
  userInfoId: readText,
  lootBox: objectOf<OpeningDetail["lootBox"]>({ id: readText }),
  tableVersion: readNumber,
  pricePaid: readNumber,
  ticket: readNumber,
  probability: readNumber,
  itemId: readText,
  sellPrice: optional(readNumber),
  item: optional(objectOf<{ readonly marketPrice: number }>({ marketPrice: readNumber })),
  drops: listOf(
    objectOf<ShownDrop>({ itemId: readText, tickets: readNumber, ticketFrom: readNumber, ticketTo: readNumber }),
  ),
  fairness: objectOf<OpeningDetail["fairness"]>({
    serverSeed: readText,
    serverSeedHash: readText,
    clientSeed: readText,
    clientEntropy: readText,
    nonce: readNumber,
    drawIndex: readNumber,
    oddsHash: readText,
  }),
});

/** Throws SyntaxError, naming the path, unless the text is a response of openingDetail. */
export function parseOpeningDetail(text: string): OpeningDetail {
  return parseJson(text, readOpeningDetail, "opening");
}
