import { fieldsOf, listUpTo, readText, readWhole, refuse } from "../json/readers.ts";
import type { Reader } from "../json/readers.ts";
import { MOST_BOXES } from "../records/offer.ts";
import { signedTextReader } from "../records/signed-text.ts";
import type { SignedText } from "../records/signed-text.ts";
import type { EndingAnswer, ShownBox, ShownReceipt } from "./answer.ts";

/** Converts euros with at most two decimals to cents. Works on the digits, because 4.35 × 100 is not exactly 435. */
const readEuros: Reader<number> = (value, place) => {
  const digits = typeof value === "number" ? String(value) : "";
  const [, euros, decimals = ""] = /^(\d+)(?:\.(\d\d?))?$/u.exec(digits) ?? [];
  if (euros === undefined) return refuse(place, "an amount in euros");
  return readWhole(Number(euros + decimals.padEnd(2, "0")), place);
};

/** Converts cents to the number in euros that {@link readReceiptResponse} reads. Works on the digits. */
export function eurosOf(cents: number): number {
  return Number(
    String(cents)
      .padStart(3, "0")
      .replace(/(?=\d\d$)/u, "."),
  );
}

type ItemOnWire = { readonly id: string; readonly name: string; readonly marketPrice: number };
type BoxOnWire = Omit<ShownBox, "item" | "sellPriceCents"> & { readonly item: ItemOnWire; readonly sellPrice: number };
type FairnessOnWire = Omit<ShownReceipt, "boxes" | "commitment" | "balanceCents"> & { readonly serverSeedHash: string };
type ReceiptOnWire = {
  readonly openings: readonly BoxOnWire[];
  readonly fairness: FairnessOnWire;
  readonly receipt: SignedText;
  readonly balance: { readonly amount: number };
};

const readWire = fieldsOf<ReceiptOnWire>({
  openings: listUpTo(
    MOST_BOXES,
    fieldsOf<BoxOnWire>({
      drawIndex: readWhole,
      ticket: readWhole,
      itemId: readText,
      item: fieldsOf<ItemOnWire>({ id: readText, name: readText, marketPrice: readEuros }),
      sellPrice: readEuros,
      inventoryItemId: readText,
      transactionId: readText,
    }),
  ),
  fairness: fieldsOf<FairnessOnWire>({
    serverSeed: readText,
    serverSeedHash: readText,
    clientSeed: readText,
    clientEntropy: readText,
    nonce: readWhole,
    oddsHash: readText,
    tableVersion: readWhole,
  }),
  receipt: signedTextReader(fieldsOf),
  balance: fieldsOf<ReceiptOnWire["balance"]>({ amount: readEuros }),
});

function boxOf({ item, sellPrice, ...rest }: BoxOnWire): ShownBox {
  const { id, name, marketPrice } = item;
  return { ...rest, item: { id, name, marketPriceCents: marketPrice }, sellPriceCents: sellPrice };
}

/** Reads the response of an opening with a receipt. */
export const readReceiptResponse: Reader<EndingAnswer> = (value, place) => {
  const { openings, fairness, receipt, balance } = readWire(value, place);
  const { serverSeedHash: commitment, ...seeds } = fairness;
  const shown = { boxes: openings.map(boxOf), ...seeds, commitment, balanceCents: balance.amount };
  return { kind: "Receipt", record: receipt, shown };
};
