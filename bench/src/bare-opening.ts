import { randomUUID, randomUUIDv7 } from "node:crypto";
import pg from "pg";
import type { Customer } from "./customers.ts";

type Context = { nonce: number; walletId: string; box: { tableVersion: number } };

const CONTEXT = `select command.opening_context($1::uuid, $2::uuid, $3::uuid, $4::bytea, $5::timestamptz, $6::uuid) as result`;
const OPEN = `select command.open_lootbox($1::uuid, $2::uuid, $3::uuid, $4::bytea, $5::timestamptz, $6::uuid, $7::integer,
  $8::bigint, $9::integer, $10::text, $11::jsonb, $12::jsonb, $13::jsonb) as result`;
const TABLE = `select i.item_id as "itemId", i.market_price_cents::int as "marketPriceCents", b.price_cents::int as "priceCents"
  from lootboxes b join lootbox_drops d using (lootbox_id, table_version) join items i using (item_id)
  where b.lootbox_id = $1 order by d.tickets desc limit 1`;

/** Of the length that real receipts have. */
const filler = (length: number) => "0123456789abcdef".repeat(Math.ceil(length / 16)).slice(0, length);

/**
 * What an opening asks of the database and nothing else: the two functions, with rows of the size that the shop
 * writes, but nothing drawn, signed, checked or served.
 */
export async function makeBareOpening(appUrl: string, connections: number, lootboxId: string) {
  const pool = new pg.Pool({ connectionString: appUrl, max: connections });
  const { rows } = await pool.query<{ itemId: string; marketPriceCents: number; priceCents: number }>(TABLE, [
    lootboxId,
  ]);
  const [drop] = rows;
  if (drop === undefined) throw new Error("the box holds nothing");
  const { itemId, marketPriceCents, priceCents } = drop;
  const requestHash = Buffer.alloc(32);

  function draw() {
    const ids = { openingId: randomUUIDv7(), transactionId: randomUUIDv7(), inventoryItemId: randomUUIDv7() };
    return { ...ids, drawIndex: 0, ticket: 1, itemId, marketPriceCents, sellPriceCents: marketPriceCents };
  }

  async function open({ userId, sessionId }: Customer): Promise<void> {
    const at = new Date().toISOString();
    const key = randomUUID();
    const context = await pool.query<{ result: Context }>(CONTEXT, [
      userId,
      sessionId,
      key,
      requestHash,
      at,
      lootboxId,
    ]);
    const { nonce = 0, box, walletId } = context.rows[0]?.result ?? {};
    const drawn = draw();
    const receipt = {
      text: filler(620),
      keyId: filler(16),
      signature: filler(128),
      hash: filler(64),
      clientEntropy: filler(32),
    };
    const facts = {
      openings: [{ ...drawn, name: filler(30), imageUrl: filler(40), tier: "Common" }],
      fairness: { text: filler(700) },
      receipt,
      walletId,
    };
    const opened = await pool.query<{ result: { outcome: string } }>(OPEN, [
      userId,
      sessionId,
      key,
      requestHash,
      at,
      lootboxId,
      box?.tableVersion,
      priceCents,
      nonce,
      "",
      JSON.stringify([drawn]),
      JSON.stringify(receipt),
      JSON.stringify(facts),
    ]);
    if (opened.rows[0]?.result.outcome !== "opened") throw new Error("a bare opening was not taken");
  }

  return {
    lane: (customers: readonly Customer[]) => async (turn: number) => {
      const customer = customers[turn % customers.length];
      if (customer !== undefined) await open(customer);
    },
    /** The same as a script of pgbench, each client with a person of its own. */
    script: (customers: readonly Customer[]) => {
      const draws =
        `jsonb_build_array(jsonb_build_object('openingId', gen_random_uuid(), 'transactionId', gen_random_uuid(),
        'inventoryItemId', gen_random_uuid(), 'drawIndex', 0, 'ticket', 1, 'itemId', '${itemId}',
        'marketPriceCents', ${marketPriceCents}, 'sellPriceCents', ${marketPriceCents}))`.replaceAll(/\s+/g, " ");
      const receipt = `'{"text":"${filler(620)}","keyId":"k","signature":"${filler(128)}","hash":"${filler(64)}","clientEntropy":""}'::jsonb`;
      const facts = `'{"openings":"${filler(500)}","fairness":"${filler(700)}"}'::jsonb`;
      const person = (field: "userId" | "sessionId") =>
        `(array[${customers.map((customer) => `'${customer[field]}'`).join(",")}]::uuid[])[:client_id + 1]`;
      return [
        "select gen_random_uuid() as key \\gset",
        `select (command.opening_context(${person("userId")}, ${person("sessionId")}, ':key', '\\x00', now(), '${lootboxId}') ->> 'nonce')::int as nonce \\gset`,
        `select command.open_lootbox(${person("userId")}, ${person("sessionId")}, ':key', '\\x00', now(), '${lootboxId}', 1, ${priceCents}, :nonce, '', ${draws}, ${receipt}, ${facts});`,
      ].join("\n");
    },
    close: () => pool.end(),
  };
}
