import vectors from "../vectors.json" with { type: "json" };
import * as fairness from "../src/index.ts";
import type { HeldOpening, ListedRecord, Offer, Receipt, SignedText, Trust, VoidRecord } from "../src/index.ts";
import { browserKey, shopKey } from "./sample-keys.ts";
import type { SampleKey } from "./sample-keys.ts";
import { sampleTail } from "./sample-terms.ts";

export { browserKey, phoneKey, SampleKey, shopKey, strangerKey } from "./sample-keys.ts";

export const oddsTable = vectors.oddsTable;
export const userId = vectors.serverSeed.userId;
const boxId = "b0f1c1c4-0000-4000-8000-000000000001";
const userRoot = vectors.serverSeed.userRoot;

export const trust: Trust = {
  userId,
  shopKeys: [shopKey.publicKey],
  browserKeys: [browserKey.publicKey],
  confirmed: [],
};

/** An id made from a letter for its kind and two numbers. */
export function idOf(kind: "a" | "b" | "c", nonce: number, box: number): string {
  return `1${kind.repeat(7)}-0000-4000-8000-${String(nonce * 10 + box).padStart(12, "0")}`;
}

/** A time in the minute of the nonce. An offer is made at the start of its minute, the record nine seconds later. */
export function timeOf(nonce: number, seconds: number): string {
  return new Date(Date.UTC(2026, 10, 21, 12, nonce, seconds)).toISOString();
}

export type Wish = {
  readonly nonce: number;
  readonly before?: string;
  readonly quantity?: number;
  readonly clientSeed?: string;
  readonly clientEntropy?: string;
  readonly key?: SampleKey;
  readonly keys?: readonly SampleKey[];
  /** Fields that a dishonest shop changes in its offer. */
  readonly lie?: Partial<Offer>;
};

/** An offer of the test vectors' shop, with everything that an honest browser stores for it. */
export function hold(wish: Wish): HeldOpening {
  const { nonce, before = fairness.NO_RECORD_HASH, quantity = 2, clientSeed = "lucky-seed", key = browserKey } = wish;
  const { clientEntropy = Buffer.alloc(16, nonce + 1).toString("hex"), keys = [key] } = wish;
  const browserKeys = keys.map(({ publicKey }) => publicKey);
  const tail = sampleTail(wish.lie?.oddsHash);
  const offer: Offer = {
    userId,
    nonce,
    commitment: fairness.commitmentOf(fairness.serverSeed(userRoot, userId, nonce)),
    entropyHash: fairness.entropyHash(clientEntropy),
    clientSeedHash: fairness.clientSeedHash(clientSeed),
    boxId,
    oddsHash: fairness.oddsHash(oddsTable),
    priceCents: 499,
    quantity,
    balanceCents: 50_000,
    keysHash: fairness.keysHash(browserKeys),
    before,
    time: timeOf(nonce, 0),
    terms: tail.tree,
    ...wish.lie,
  };
  const text = fairness.offerText(offer);
  const signature = key.sign(fairness.revealText(fairness.offerHash(text), clientEntropy));
  return {
    offer: shopKey.signText(text),
    clientSeed,
    browserKeys,
    oddsTable,
    terms: tail.terms,
    odds: { boxId, leaves: [{ validFrom: tail.validFrom, oddsHash: offer.oddsHash }], tree: tail.tree },
    reveal: { clientEntropy, browserKey: key.publicKey, signature },
  };
}

function headOf({ offer, reveal }: HeldOpening): fairness.RecordHead & Pick<Receipt, "before" | "time"> {
  const { nonce, before } = fairness.parseOffer(offer.text);
  return {
    userId,
    nonce,
    offerHash: fairness.offerHash(offer.text),
    serverSeed: fairness.serverSeed(userRoot, userId, nonce),
    clientEntropy: reveal.clientEntropy,
    browserKey: reveal.browserKey,
    revealSignature: reveal.signature,
    time: timeOf(nonce, 9),
    before,
  };
}

/** The draws of an honest shop. */
export function drawsOf({ offer, reveal, clientSeed }: HeldOpening): fairness.Draw[] {
  const { nonce, quantity } = fairness.parseOffer(offer.text);
  const serverSeed = fairness.serverSeed(userRoot, userId, nonce);
  const clientHash = fairness.clientHash(reveal.clientEntropy, clientSeed);
  const inputs = { serverSeed, clientHash, oddsHash: fairness.oddsHash(oddsTable) };
  return fairness.drawBoxes(inputs, fairness.parseOddsTable(oddsTable).drops, quantity);
}

/** The signed receipt of an honest shop. `lie` replaces fields. */
export function receiptOf(held: HeldOpening, lie: Partial<Receipt> = {}, by = shopKey): SignedText {
  const { nonce, priceCents, quantity, balanceCents } = fairness.parseOffer(held.offer.text);
  const draws = drawsOf(held);
  const receipt: Receipt = {
    ...headOf(held),
    tickets: draws.map(({ ticket }) => ticket),
    itemIds: draws.map(({ drop }) => drop.itemId),
    inventoryItemIds: draws.map((_, box) => idOf("b", nonce, box)),
    transactionIds: draws.map((_, box) => idOf("a", nonce, box)),
    balanceAfterCents: balanceCents - priceCents * quantity,
    ...lie,
  };
  return by.signText(fairness.receiptText(receipt));
}

/** The debit that leaves too little money. The void of the test vectors names it. */
export const spent = { id: idOf("c", 0, 1), cents: -49_500 };

/** The signed void of an honest shop. `lie` replaces fields. */
export function voidOf(held: HeldOpening, lie: Partial<VoidRecord> = {}): SignedText {
  const record: VoidRecord = {
    ...headOf(held),
    reason: "INSUFFICIENT_BALANCE",
    movements: [spent],
    balanceCents: 500,
    ...lie,
  };
  // voidText refuses forbidden reasons, so the reason is replaced afterwards.
  const text = fairness.voidText({ ...record, reason: "ACCOUNT_BLOCKED" });
  return shopKey.signText(text.replace("ACCOUNT_BLOCKED", record.reason));
}

/** The record as an entry of the person's list of openings. */
export function listed(held: HeldOpening, record: SignedText): ListedRecord {
  const { offer, clientSeed, browserKeys } = held;
  const { kind, nonce } = fairness.parseRecord(record.text);
  return { nonce, kind, record, offer, clientSeed, browserKeys };
}

/** The JSON of the response with a receipt. */
export function responseOf(held: HeldOpening, record: SignedText): object {
  const receipt = fairness.parseReceipt(record.text);
  const offer = fairness.parseOffer(held.offer.text);
  const table = fairness.parseOddsTable(oddsTable);
  const openings = receipt.tickets.map((ticket, drawIndex) => {
    const { itemId, name, marketPriceCents, sellPriceCents } = fairness.dropAt(table.drops, ticket);
    return {
      openingId: idOf("c", receipt.nonce, drawIndex),
      transactionId: receipt.transactionIds[drawIndex],
      drawIndex,
      ticket,
      itemId,
      item: { id: itemId, name, imageUrl: "/pictures/x.webp", marketPrice: marketPriceCents / 100, tier: "Common" },
      inventoryItemId: receipt.inventoryItemIds[drawIndex],
      sellPrice: sellPriceCents / 100,
    };
  });
  return {
    openings,
    fairness: {
      serverSeed: receipt.serverSeed,
      serverSeedHash: offer.commitment,
      clientSeed: held.clientSeed,
      clientEntropy: receipt.clientEntropy,
      nonce: receipt.nonce,
      oddsHash: offer.oddsHash,
      tableVersion: table.version,
    },
    receipt: record,
    balance: { id: "wallet", amount: receipt.balanceAfterCents / 100 },
  };
}

/** The JSON of the error response with a void. */
export function voidResponseOf(record: SignedText): object {
  const { reason, serverSeed } = fairness.parseVoid(record.text);
  return { type: "about:blank", title: reason, status: 409, code: reason, params: { void: record, serverSeed } };
}

/** The JSON of the error response with a record of another offer. */
export function endedResponseOf(record: ListedRecord): object {
  return { type: "about:blank", title: "NONCE_ENDED", status: 409, code: "NONCE_ENDED", params: { record } };
}

/** The bytes of a response. */
export function bytesOf(response: object): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(response));
}
