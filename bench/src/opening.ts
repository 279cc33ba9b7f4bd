import { randomUUID, randomUUIDv7 } from "node:crypto";
import { sql } from "kysely";
import type { Customer } from "./customers.ts";
import { filler } from "./filler.ts";
import type { MoneyCommand } from "./money-command.ts";
import type { Place } from "./place.ts";

type Context = { nonce: number; walletId: string; box: { tableVersion: number } };
type Drop = { itemId: string; marketPriceCents: number };

async function cheapestBox(url: string): Promise<{ id: string; price: number }> {
  const response = await fetch(`${url}/api/lootboxes?sortBy=Price&sortDirection=Asc&pageSize=1`);
  const { items } = (await response.json()) as { items: { id: string; price: number }[] };
  const [box] = items;
  if (box === undefined) throw new Error("the shop has no box");
  return box;
}

async function likeliestDrop({ owner }: Place, lootboxId: string): Promise<Drop> {
  const { rows } = await sql<Drop>`
    select i.item_id as "itemId", i.market_price_cents as "marketPriceCents"
    from lootboxes b join lootbox_drops d using (lootbox_id, table_version) join items i using (item_id)
    where b.lootbox_id = ${lootboxId} order by d.tickets desc limit 1`.execute(owner.connection);
  const [drop] = rows;
  if (drop === undefined) throw new Error("the box holds nothing");
  return drop;
}

/** For pgbench; the draws are made by the database, as a script can't. */
function openingScript(lootboxId: string, priceCents: number, { itemId, marketPriceCents }: Drop) {
  const draws =
    `jsonb_build_array(jsonb_build_object('openingId', gen_random_uuid(), 'transactionId', gen_random_uuid(),
    'inventoryItemId', gen_random_uuid(), 'drawIndex', 0, 'ticket', 1, 'itemId', '${itemId}',
    'marketPriceCents', ${marketPriceCents}, 'sellPriceCents', ${marketPriceCents}))`.replaceAll(/\s+/g, " ");
  const receipt = `'{"text":"${filler(427)}","keyId":"k","signature":"${filler(128)}","hash":"${filler(64)}","clientEntropy":""}'::jsonb`;
  const facts = `'{"openings":"${filler(450)}","fairness":"${filler(1200)}"}'::jsonb`;
  return (customers: readonly Customer[]) => {
    const person = (field: "userId" | "sessionId") =>
      `(array[${customers.map((customer) => `'${customer[field]}'`).join(",")}]::uuid[])[:client_id + 1]`;
    return [
      "select gen_random_uuid() as key \\gset",
      `select (command.opening_context(${person("userId")}, ${person("sessionId")}, ':key', '\\x00', now(), '${lootboxId}') ->> 'nonce')::int as nonce \\gset`,
      `select command.open_lootbox(${person("userId")}, ${person("sessionId")}, ':key', '\\x00', now(), '${lootboxId}', 1, ${priceCents}, :nonce, '', ${draws}, ${receipt}, ${facts});`,
    ].join("\n");
  };
}

/** One opening of the cheapest box, without terms. */
export async function makeOpening(place: Place): Promise<MoneyCommand> {
  const box = await cheapestBox(place.url);
  const priceCents = Math.round(box.price * 100);
  const drop = await likeliestDrop(place, box.id);
  return {
    request: () => ({
      path: `/api/lootboxes/${box.id}/open`,
      body: { quantity: 1, expectedPrice: box.price, clientEntropy: randomUUID().replaceAll("-", "") },
    }),
    bare: async (call, intent) => {
      const context = await call<Context>("opening_context", [...intent, box.id]);
      const ids = { openingId: randomUUIDv7(), transactionId: randomUUIDv7(), inventoryItemId: randomUUIDv7() };
      const drawn = { ...ids, drawIndex: 0, ticket: 1, ...drop, sellPriceCents: drop.marketPriceCents };
      const receipt = { text: filler(427), keyId: filler(16), signature: filler(128) };
      const facts = {
        openings: [{ ...drawn, name: filler(20), imageUrl: filler(27), tier: "Common" }],
        fairness: {
          serverSeed: filler(64),
          serverSeedHash: filler(64),
          clientSeed: "",
          clientEntropy: filler(32),
          nonce: context.nonce,
          oddsHash: filler(64),
          tableVersion: 1,
          nextServerSeedHash: filler(64),
          nextCommitmentSignature: filler(128),
        },
        receipt,
        walletId: context.walletId,
      };
      const filed = { ...receipt, hash: filler(64), clientEntropy: filler(32) };
      const { outcome } = await call<{ outcome: string }>("open_lootbox", [
        ...intent,
        box.id,
        context.box.tableVersion,
        priceCents,
        context.nonce,
        "",
        JSON.stringify([drawn]),
        JSON.stringify(filed),
        JSON.stringify(facts),
      ]);
      if (outcome !== "opened") throw new Error(`a bare opening was ${outcome}`);
    },
    script: openingScript(box.id, priceCents, drop),
  };
}
