import { httpLog } from "@trove/fairness/log";
import { type ListEntry, type OfferResponse, readListEntry, readOfferResponse } from "@trove/fairness";
import { cents } from "@trove/money";
import { ApiError } from "../../../api/api-error.ts";
import { showBalance } from "../../../api/balance.ts";
import { call } from "../../../api/call.ts";
import { fetchLogFile } from "../../../api/log-files.ts";
import { rawCall } from "../../../api/raw-call.ts";
import type { OfferWish, RevealRequest, Shop } from "./shop.ts";

/** Timeout for the response to a reveal. After it, the reveal is sent again. */
const ANSWER_MS = 15_000;

const PAGE_SIZE = 100;

/** Offers of this version name the state of the terms log. Nothing is revealed under others. */
const OFFER_VERSION = 3 as const;

/** Runs a reader of a response. Throws ApiError with status 0 if the reader can't parse the response. */
function readable<T>(read: () => T): T {
  try {
    return read();
  } catch (cause) {
    if (cause instanceof SyntaxError) throw new ApiError(0, {}, { cause });
    throw cause;
  }
}

async function offer({ boxId, quantity, priceCents, ...rest }: OfferWish): Promise<OfferResponse> {
  const body = { quantity, expectedPrice: cents(priceCents), ...rest, version: OFFER_VERSION };
  const response = await call("offerOpening", { params: { id: boxId }, body });
  return readable(() => readOfferResponse(response, "offer"));
}

function open({ boxId, nextEntropyHash, ...reveal }: RevealRequest) {
  const next = nextEntropyHash === undefined ? undefined : { entropyHash: nextEntropyHash, version: OFFER_VERSION };
  return rawCall("openLootbox", { params: { id: boxId }, body: { ...reveal, next } }, ANSWER_MS);
}

const list = (fromNonce: number) => call("listOpenings", { query: { fromNonce, pageNumber: 1, pageSize: PAGE_SIZE } });

async function records(fromNonce: number): Promise<readonly ListEntry[]> {
  const { items } = await list(fromNonce);
  return readable(() => items.map((item, index) => readListEntry(item, `items[${index}]`)));
}

/** The shop, over HTTP. */
export const httpShop: Shop = {
  offer,
  open,
  records,
  async lost(fromNonce) {
    return (await list(fromNonce)).lost;
  },
  async oddsTable(boxId, oddsHash) {
    try {
      const { oddsTable } = await call("getLootboxOdds", { params: { id: boxId, oddsHash } });
      return oddsTable;
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return undefined;
      throw error;
    }
  },
  async statement(from, to) {
    const lines = await call("listTransactions", { query: { from, to } });
    // Lines without a balance have not moved money yet.
    const moved = lines.filter(({ balanceAfter }) => balanceAfter !== null);
    return moved.map(({ transactionId, amount, createdAtUtc }) => {
      return { id: transactionId, cents: amount, time: createdAtUtc };
    });
  },
  async balance() {
    const balance = await call("getBalance");
    await showBalance(balance);
    return balance.amount;
  },
  async keys() {
    const { receiptKeys, endorsingKey, logs: told } = await call("getApplicationInfo", {}, { fresh: true });
    const { signatures, policySignatures, termsIndex, ...logs } = told;
    return {
      keys: receiptKeys.map(({ publicKey, logIndex }) => ({ publicKey, logIndex })),
      endorsingKey: endorsingKey?.publicKey,
      logs,
      logsSignatures: signatures.map(({ signature }) => signature),
      logsIndex: termsIndex,
      policySignatures: policySignatures.map(({ signature }) => signature),
    };
  },
  log: (name) => httpLog(fetchLogFile, `/log/${name}`),
  async addBrowserKey(publicKey, name) {
    await call("addBrowserKey", { body: { publicKey, name } });
  },
  async answerStop(stop, answer) {
    return (await call("answerStop", { body: { stop, ...(answer && { answer }) } })).answer;
  },
  async stops() {
    return (await call("listStops")).stops;
  },
  async clientSeed() {
    return (await call("getProvablyFair")).clientSeed;
  },
};
