import { listOf, objectOf, optional, parseJson, readNumber, readText } from "../json.ts";

/** One row of the drops that are shown beside an opening; the parts that the protocol speaks of. */
export type ShownDrop = {
  readonly itemId: string;
  readonly tickets: number;
  readonly ticketFrom: number;
  readonly ticketTo: number;
};

/** The answer of GET /api/lootboxes/openingDetail, as far as it can be proved. Prices are euros, as on the wire. */
export type OpeningDetail = {
  readonly userInfoId: string;
  readonly lootBox: { readonly id: string };
  readonly tableVersion: number;
  readonly pricePaid: number;
  readonly ticket: number;
  /** 0 to 1. */
  readonly probability: number;
  readonly itemId: string;
  readonly sellPrice?: number | undefined;
  /** Its market price is the one at the time of the opening. */
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

/** SyntaxError, naming the place, when the text is not the answer of openingDetail. */
export function parseOpeningDetail(text: string): OpeningDetail {
  return parseJson(text, readOpeningDetail, "opening");
}
