import { createHash } from "node:crypto";
import { SELL_RATE, type Tier } from "@trove/contract";
import { drawBoxes, receiptHash, receiptText } from "@trove/fairness";
import { share } from "@trove/money";
import type { Draw } from "../../command/functions.generated.ts";
import type { SigningKey } from "../../secrets.ts";
import { commitTo, signText } from "../fairness/index.ts";
import { tierOf } from "../items/index.ts";
import type { BoxVersion } from "./box-versions.ts";

/** The inputs of the draws of one opening request. Root, seed and hashes are hex. */
export type DrawSources = {
  userId: string;
  userRoot: string;
  /** The seed of this nonce; `serverSeedHash` is its published commitment. */
  serverSeed: string;
  serverSeedHash: string;
  nonce: number;
  clientSeed: string;
  clientEntropy: string;
  previousReceiptHash: string;
  quantity: number;
  at: Date;
};

/** The facts that the response to an opening is rendered from, except the balance, which the ledger adds. */
export type OpeningFacts = {
  openings: (Draw & { name: string; imageUrl: string; tier: Tier })[];
  fairness: {
    serverSeed: string;
    serverSeedHash: string;
    clientSeed: string;
    clientEntropy: string;
    nonce: number;
    oddsHash: string;
    tableVersion: number;
    nextServerSeedHash: string;
    nextCommitmentSignature: string;
  };
  receipt: { text: string; keyId: string; signature: string };
  walletId: string;
};

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

function dropOf(box: BoxVersion, itemId: string): BoxVersion["drops"][number] {
  const drop = box.drops.find((each) => each.itemId === itemId);
  if (drop === undefined) throw new Error(`version ${box.tableVersion} of ${box.lootboxId} has no item ${itemId}`);
  return drop;
}

/** Draws, prices and signs an opening request as fairness.md specifies. `newId` makes the ids of the new rows. */
export function drawOpening(
  signingKey: SigningKey,
  box: BoxVersion,
  sources: DrawSources,
  walletId: string,
  newId: () => string,
) {
  const { userId, userRoot, serverSeed, serverSeedHash, nonce, clientSeed, clientEntropy } = sources;
  const inputs = { serverSeed, clientSeed, clientEntropy, nonce, oddsHash: box.oddsHash };
  const openings = drawBoxes(inputs, box.drops, sources.quantity).map((drawn) => {
    const drop = dropOf(box, drawn.itemId);
    return {
      openingId: newId(),
      transactionId: newId(),
      inventoryItemId: newId(),
      ...drawn,
      marketPriceCents: drop.marketPriceCents,
      sellPriceCents: share(drop.marketPriceCents, SELL_RATE),
      name: drop.name,
      imageUrl: drop.imageUrl,
      tier: tierOf(drop.marketPriceCents),
    };
  });
  const next = commitTo(signingKey, userRoot, userId, nonce + 1);
  const text = receiptText({
    userId,
    nonce,
    serverSeedHash,
    clientSeedHash: sha256(clientSeed),
    clientEntropy,
    oddsHash: box.oddsHash,
    quantity: sources.quantity,
    tickets: openings.map((opening) => opening.ticket),
    itemIds: openings.map((opening) => opening.itemId),
    marketPrices: openings.map((opening) => opening.marketPriceCents),
    sellPrices: openings.map((opening) => opening.sellPriceCents),
    openedAtUtc: sources.at.toISOString(),
    previousReceiptHash: sources.previousReceiptHash,
  });
  const receipt = { text, keyId: signingKey.keyId, signature: signText(signingKey, text) };
  const facts: OpeningFacts = {
    openings,
    fairness: {
      serverSeed,
      serverSeedHash,
      clientSeed,
      clientEntropy,
      nonce,
      oddsHash: box.oddsHash,
      tableVersion: box.tableVersion,
      nextServerSeedHash: next.serverSeedHash,
      nextCommitmentSignature: next.signature,
    },
    receipt,
    walletId,
  };
  const draws: Draw[] = openings.map(({ name: _name, imageUrl: _imageUrl, tier: _tier, ...draw }) => draw);
  return { facts, draws, receipt: { ...receipt, hash: receiptHash(text), clientEntropy } };
}
