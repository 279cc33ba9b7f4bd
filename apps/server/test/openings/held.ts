import {
  type AnsweredStop,
  countingStops,
  type HeldOpening,
  judgeAnswer,
  type Judgement,
  NO_WALLET,
  readAnswer,
  type Wallet,
} from "@trove/fairness";
import { fromEuros } from "@trove/money";
import type { TestPerson } from "../people/people.ts";
import type { Shop } from "../shop/shop.ts";
import {
  browserOf,
  newEntropy,
  type OpenBody,
  requestOffer,
  type ShownBox,
  type TestBrowser,
  type Wish,
} from "./browser.ts";

type Caller = Pick<Shop, "call">;

/** A reveal that has not been sent, with the data that an honest browser stores before it sends one. */
export type HeldReveal = { held: HeldOpening; body: OpenBody; userId: string };

/** Returns the exact text of the odds table that the box shows. */
async function oddsTableOf(shop: Caller, { lootboxId }: ShownBox): Promise<string> {
  const { tableVersion } = (await shop.call("getLootbox", { params: { id: lootboxId } })).body;
  return (await shop.call("getLootboxVersion", { params: { id: lootboxId, tableVersion } })).body.oddsTable;
}

/** Requests an offer and stores the data that proves its opening, without sending the reveal. */
export async function holdReveal(
  shop: Caller,
  person: TestPerson,
  box: ShownBox,
  { clientSeed = "lucky", clientEntropy = newEntropy(), quantity = 1 }: Wish = {},
  browser?: TestBrowser,
): Promise<HeldReveal> {
  const own = browser ?? (await browserOf(shop, person));
  const oddsTable = await oddsTableOf(shop, box);
  const offered = await requestOffer(shop, person, box, own, { clientSeed, clientEntropy, quantity });
  if (offered.status !== 200) throw new Error(`the offer was refused: ${offered.text}`);
  const { offer, browserKeys, terms } = offered.body;
  const body = own.reveal(offered.body, clientSeed, clientEntropy);
  const { browserKey, signature } = body;
  const reveal = { clientEntropy, browserKey, signature };
  return {
    held: { offer, clientSeed, browserKeys, oddsTable, terms, odds: "Unasked", reveal },
    body,
    userId: person.userId,
  };
}

/** Judges the response to a reveal as the browser that made it does, with all keys that the shop publishes. */
export async function judge(
  shop: Caller,
  { held, userId }: HeldReveal,
  { status, text }: { status: number; text: string },
  wallet: Wallet = NO_WALLET,
  stops: readonly AnsweredStop[] = [],
): Promise<Judgement> {
  const { receiptKeys } = (await shop.call("getApplicationInfo")).body;
  const shopKeys = receiptKeys.map(({ publicKey }) => publicKey);
  const { answer } = readAnswer(status, new TextEncoder().encode(text));
  const known = { wallet, endingTable: held.oddsTable, earlier: undefined };
  const counting = await countingStops(stops, { userId, shopKeys });
  const trust = { userId, shopKeys, browserKeys: held.browserKeys, confirmed: [], stops: counting };
  return judgeAnswer(held, answer, known, trust);
}

/** Reads the movements of the person's wallet, as the person can see them. */
export async function walletOf(shop: Caller, { token }: TestPerson): Promise<Wallet> {
  const lines = (await shop.call("listTransactions", { query: {} }, { token })).body;
  const statement = lines.map(({ transactionId, amount, createdAtUtc }) => {
    const cents = amount < 0 ? -fromEuros(-amount) : fromEuros(amount);
    return { id: transactionId, cents, time: createdAtUtc };
  });
  return { statement, revealedAt: undefined };
}
