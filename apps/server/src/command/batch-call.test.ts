import { randomUUID } from "node:crypto";
import { cents } from "@trove/money";
import { CompiledQuery } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openShop, type Shop } from "../../test/shop/shop.ts";
import { batchParameters, batchText } from "./batch-call.ts";
import { command, type CommandCall, commandParameters, commandText } from "./command-call.ts";
import { unboundTerms } from "../features/protection/index.ts";

let shop: Shop;

beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/** Returns the arguments with which PostgreSQL would call the function. */
async function argumentsOf(text: string, parameters: unknown[]): Promise<string[]> {
  const instead = text.replace(/command\.\w+\((.*)\) as result/, "row($1)::text as result");
  const { rows } = await shop.database.connection.executeQuery<{ result: string }>(
    CompiledQuery.raw(instead, parameters),
  );
  return rows.map(({ result }) => result);
}

const id = randomUUID();
const at = new Date("2026-02-28T23:59:59.987Z");
const most = cents(Number.MAX_SAFE_INTEGER);
const text = `'"\\\n\t{},()$1;--\u2028😀é é ${String.fromCodePoint(1)}`;
const bytes = Buffer.from([0, 1, 92, 120, 255]);
const nothing = { anything: null, list: [], text, deep: { "a b": [0.1, -0, 1e300, most, false] } };
const request = { session: id, key: null, hash: bytes, at };
const address = { street: text, company: null };
const shipment = {
  shipmentId: id,
  number: text,
  shippingMethod: "standard",
  shippingCostCents: most,
  shippingAddress: address,
  contactEmail: null,
  language: "",
  promise: { from: "2026-03-04", until: text },
};
const line = { itemId: id, name: text, imageUrl: "", marketPriceCents: most, quantity: 1, unitPriceCents: most };
const purchase = {
  purchaseId: id,
  number: "null",
  buyer: null,
  language: "en",
  purchaseOption: "order",
  paymentOption: "balance",
  status: "Ordered",
  itemsTotalCents: most,
  shippingMethod: null,
  shippingCostCents: cents(0),
  vatCents: cents(-1),
  vatBasisPoints: 0,
  sellBasisPoints: 9000,
  parties: null,
  billingAddress: address,
  shippingAddress: null,
  paymentId: null,
  transactionIds: [],
  lines: [line, line],
  shipment,
  promo: { code: text, holders: [text, ""], shippingDiscountCents: most },
};
const mail = { mailId: id, kind: text, recipient: "", language: "en", sealedContent: bytes };

const calls: Record<string, CommandCall[]> = {
  "bytes, texts and null in nested values": [
    command("buy_from_balance", { user: id, request, purchase, items: [], mail }),
    command("buy_from_balance", {
      user: randomUUID(),
      request: { ...request, session: null, key: id, hash: Buffer.alloc(0) },
      purchase: { ...purchase, transactionIds: [id, id], lines: [], shipment: null, promo: null, buyer: nothing },
      items: [{ inventoryItemId: id, itemId: id, sellPriceCents: most }],
      mail,
    }),
  ],
  "amounts to the last cent": [
    command("sell_inventory_item", {
      user: id,
      request,
      inventoryItem: id,
      expectedCents: most,
      transaction: id,
      terms: unboundTerms("UTC"),
      notOffered: null,
    }),
  ],
  "bytes and JSON": [
    command("attach_payment_session", {
      user: id,
      payment: id,
      provider: text,
      sessionId: text,
      sessionEncrypted: bytes,
      facts: nothing,
      at,
    }),
    command("attach_payment_session", {
      user: id,
      payment: id,
      provider: text,
      sessionId: "null",
      sessionEncrypted: bytes,
      facts: null,
      at,
    }),
    command("attach_payment_session", {
      user: id,
      payment: id,
      provider: text,
      sessionId: "",
      sessionEncrypted: bytes,
      facts: "null",
      at,
    }),
  ],
  "lists of ids, empty ones too": [
    command("create_shipment", { user: id, request, inventoryItems: [id, randomUUID()], shipment, transaction: id }),
    command("create_shipment", { user: id, request, inventoryItems: [], shipment, transaction: id }),
  ],
  "no composite at all": [
    command("begin_top_up", {
      user: id,
      request,
      payment: null,
      terms: unboundTerms("UTC"),
    }),
  ],
  times: [command("deliver_shipment", { user: id, shipment: id, version: 2 ** 31 - 1, at })],
  nobody: [command("order_context", { user: null, lines: [{ itemId: id, quantity: 3 }], code: null, at: null })],
};

test.each(Object.entries(calls))("a batch passes the same arguments as single calls: %s", async (_, some) => {
  const alone = [];
  for (const call of some) alone.push(...(await argumentsOf(commandText(call.name), commandParameters(call))));
  expect(await argumentsOf(batchText(some), batchParameters(some))).toEqual(alone);
});
