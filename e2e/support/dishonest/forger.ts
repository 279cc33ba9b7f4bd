import {
  clientHash,
  drawBoxes,
  keyIdOf,
  type Offer,
  offerText,
  parseOddsTable,
  parseOffer,
  parseReceipt,
  type Receipt,
  receiptText,
} from "@trove/fairness";
import { readEnvironment } from "../../../apps/server/src/environment.ts";
import { signText } from "../../../apps/server/src/features/fairness/index.ts";
import { readSecrets } from "../../../apps/server/src/secrets.ts";
import type { Offered, OpenResponse, TestBrowser } from "../../../apps/server/test/openings/browser.ts";
import { shopVariables } from "../variables.ts";

/** The secrets that all shops of the journeys share. */
export const { signingKeys, rootKeys, logKey } = await readSecrets(readEnvironment(shopVariables));

/** Signs a text with the shop's key. A dishonest shop can sign any text. */
export const signAsShop = (text: string) => signText(signingKeys[0], text);

/** Changes fields of an offer and signs it with the shop's key. */
export function offerWith(offered: Offered, lie: Partial<Offer>): Offered {
  const { sealed, text } = offered.offer;
  return { ...offered, offer: { ...signAsShop(offerText({ ...parseOffer(text), ...lie })), sealed } };
}

/** Signs the same offer with a key that is not the shop's. */
export function signedBy(stranger: TestBrowser, { offer, ...rest }: Offered): Offered {
  const signature = stranger.sign(offer.text);
  return { ...rest, offer: { ...offer, keyId: keyIdOf(stranger.publicKey), signature } };
}

/** Changes fields of the answer's receipt and signs it with the shop's key. */
export function receiptWith(answer: OpenResponse, lie: Partial<Receipt>): OpenResponse {
  return { ...answer, receipt: signAsShop(receiptText({ ...parseReceipt(answer.receipt.text), ...lie })) };
}

type Drawn = { clientSeed?: string; oddsHash?: string };

/**
 * Changes the answer as if the shop had drawn with another client seed or other odds. The result is consistent and
 * signed.
 */
export function drawnAgain(answer: OpenResponse, tableText: string, { clientSeed, oddsHash }: Drawn): OpenResponse {
  const { fairness, openings } = answer;
  const inputs = {
    serverSeed: fairness.serverSeed,
    clientHash: clientHash(fairness.clientEntropy, clientSeed ?? fairness.clientSeed),
    oddsHash: oddsHash ?? fairness.oddsHash,
  };
  const draws = drawBoxes(inputs, parseOddsTable(tableText).drops, openings.length);
  const tickets = draws.map(({ ticket }) => ticket);
  const itemIds = draws.map(({ drop }) => drop.itemId);
  const shown = openings.map((box, index) => ({
    ...box,
    ticket: tickets[index] ?? 0,
    itemId: itemIds[index] ?? "",
  }));
  return receiptWith({ ...answer, openings: shown }, { tickets, itemIds });
}
