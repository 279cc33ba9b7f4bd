import { createHash } from "node:crypto";
import { cents, share, toEuros } from "@trove/money";
import type { Cents } from "@trove/money";
import * as fairness from "../src/v1.ts";
import type { Evidence, OpeningDetail } from "../src/v1.ts";

/** An honest request at a small shop with known secrets, and everything that both sides hold about it. */
export type SampleOpening = { readonly evidence: Evidence; readonly details: readonly OpeningDetail[] };

const secretKey = "5a".repeat(32);
const userRoot = "c4".repeat(32);
const userId = "018f0000-0000-7000-8000-00000000abcd";
const boxId = "b0f1c1c4-0000-4000-8000-000000000001";
const itemId = (n: number): string => `17e00000-0000-4000-8000-00000000000${n}`;
const keyId = "key-1";

const table: fairness.OddsTable = {
  boxId,
  version: 3,
  priceCents: cents(499),
  drops: [1_000, 49_000, 250_000, 700_000].map((tickets, index) => ({ itemId: itemId(index + 1), tickets })),
};
const marketPrices = new Map<string, Cents>(
  [cents(25_000), cents(1_999), cents(450), cents(120)].map((price, index) => [itemId(index + 1), price]),
);

function seedHash(nonce: number): string {
  return fairness.commitmentOf(fairness.serverSeed(userRoot, userId, nonce));
}

function signedCommitment(nonce: number): fairness.SignedCommitment {
  const serverSeedHash = seedHash(nonce);
  const signature = fairness.sign(fairness.commitmentText({ userId, nonce, serverSeedHash }), secretKey);
  return { nonce, serverSeedHash, keyId, signature };
}

function marketPriceOf(id: string): Cents {
  return marketPrices.get(id) ?? cents(0);
}

type Wish = { readonly nonce?: number; readonly quantity?: number; readonly clientEntropy?: string };

/** The text of a request's receipt, chained to the receipts of all earlier requests. */
function receiptFor(nonce: number, quantity: number, clientSeed: string, clientEntropy: string): string {
  const hash = fairness.oddsHash(fairness.oddsTableText(table));
  const seed = fairness.serverSeed(userRoot, userId, nonce);
  const boxes = fairness.drawBoxes(
    { serverSeed: seed, clientSeed, clientEntropy, nonce, oddsHash: hash },
    table.drops,
    quantity,
  );
  const prices = boxes.map((box) => marketPriceOf(box.itemId));
  return fairness.receiptText({
    userId,
    nonce,
    serverSeedHash: seedHash(nonce),
    clientSeedHash: createHash("sha256").update(clientSeed).digest("hex"),
    clientEntropy,
    oddsHash: hash,
    quantity,
    tickets: boxes.map((box) => box.ticket),
    itemIds: boxes.map((box) => box.itemId),
    marketPrices: prices,
    sellPrices: prices.map((price) => share(price, 0.9)),
    openedAtUtc: "2026-03-01T12:00:00.000Z",
    previousReceiptHash:
      nonce === 0
        ? fairness.NO_RECEIPT_HASH
        : fairness.receiptHash(receiptFor(nonce - 1, quantity, clientSeed, clientEntropy)),
  });
}

/** An opening of `quantity` boxes with the given nonce, by a page that does everything right. */
export function sampleOpening({ nonce = 2, quantity = 3, clientEntropy = "0f".repeat(16) }: Wish = {}): SampleOpening {
  const clientSeed = "glück ✓";
  const oddsTable = fairness.oddsTableText(table);
  const oddsHash = fairness.oddsHash(oddsTable);
  const text = receiptFor(nonce, quantity, clientSeed, clientEntropy);
  const receipt = fairness.parseReceipt(text);
  const commitment = signedCommitment(nonce);
  const next = signedCommitment(nonce + 1);
  const serverSeed = fairness.serverSeed(userRoot, userId, nonce);
  const seeds = { serverSeed, serverSeedHash: commitment.serverSeedHash, clientSeed, clientEntropy, nonce, oddsHash };
  const openings = receipt.tickets.map((ticket, drawIndex) => {
    const id = receipt.itemIds[drawIndex] ?? "";
    const marketPrice = marketPriceOf(id);
    return {
      drawIndex,
      ticket,
      itemId: id,
      item: { id, marketPrice: toEuros(marketPrice) },
      sellPrice: toEuros(share(marketPrice, 0.9)),
    };
  });
  const ranges = fairness.ticketRanges(table.drops);
  const drops = table.drops.map((drop, index) => ({ ticketFrom: -1, ticketTo: -1, ...drop, ...ranges[index] }));
  const details = openings.map((opening) => ({
    userInfoId: userId,
    lootBox: { id: boxId },
    tableVersion: table.version,
    pricePaid: toEuros(table.priceCents),
    ticket: opening.ticket,
    probability: fairness.dropAt(table.drops, opening.ticket).tickets / fairness.TICKETS_PER_BOX,
    itemId: opening.itemId,
    sellPrice: opening.sellPrice,
    item: { marketPrice: opening.item.marketPrice },
    drops,
    fairness: { ...seeds, drawIndex: opening.drawIndex },
  }));
  const evidence: Evidence = {
    format: "lootbox/evidence/v1",
    userId,
    receiptKeys: [{ keyId, publicKey: fairness.publicKeyOf(secretKey), fromUtc: "2026-01-01T00:00:00.000Z" }],
    held: {
      commitment,
      nextCommitment: next,
      oddsTable,
      previousReceipt: nonce === 0 ? undefined : receiptFor(nonce - 1, quantity, clientSeed, clientEntropy),
    },
    request: {
      lootBoxId: boxId,
      key: "3d9a0000-0000-4000-8000-000000000009",
      body: {
        quantity,
        expectedPrice: toEuros(table.priceCents),
        clientEntropy: clientEntropy === "" ? undefined : clientEntropy,
        terms: { nonce, serverSeedHash: commitment.serverSeedHash, clientSeed, oddsHash },
      },
    },
    answer: {
      openings,
      fairness: {
        ...seeds,
        tableVersion: table.version,
        nextServerSeedHash: next.serverSeedHash,
        nextCommitmentSignature: next.signature,
      },
      receipt: { text, keyId, signature: fairness.sign(text, secretKey) },
    },
  };
  return { evidence, details };
}
