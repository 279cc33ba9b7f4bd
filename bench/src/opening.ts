import { randomUUID, randomUUIDv7 } from "node:crypto";
import { type Cents, cents } from "@trove/money";
import { sql } from "kysely";
import { command } from "../../apps/server/src/command/command-call.ts";
import type { Customer } from "./customers.ts";
import { filler } from "./filler.ts";
import type { MoneyCommand } from "./money-command.ts";
import type { Place } from "./place.ts";

type Context = { nonce: number; walletId: string; box: { tableVersion: number } };
type Drop = { itemId: string; marketPriceCents: Cents; ticket: number };

async function cheapestBox(url: string): Promise<{ id: string; price: number }> {
  const response = await fetch(`${url}/api/lootboxes?sortBy=Price&sortDirection=Asc&pageSize=1`);
  const { items } = (await response.json()) as { items: { id: string; price: number }[] };
  const [box] = items;
  if (box === undefined) throw new Error("the shop has no box");
  return box;
}

async function likeliestDrop({ owner }: Place, lootboxId: string): Promise<Drop> {
  const { rows } = await sql<Drop>`
    select i.item_id as "itemId", i.market_price_cents as "marketPriceCents", d.ticket_from as ticket
    from lootboxes b join lootbox_drops d using (lootbox_id, table_version) join items i using (item_id)
    where b.lootbox_id = ${lootboxId} order by d.tickets desc limit 1`.execute(owner.connection);
  const [drop] = rows;
  if (drop === undefined) throw new Error("the box holds nothing");
  return drop;
}

const request = (session: string) => `row(${session}, ':key', '\\x00', now())::command.keyed_request`;

/** The pgbench script. It uses a fixed ticket, because a script can't draw. */
function openingScript(lootboxId: string, priceCents: number, { itemId, marketPriceCents, ticket }: Drop) {
  const price = marketPriceCents;
  const draw = `row(gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), 0, ${ticket}, '${itemId}', ${price}, ${price})`;
  const receipt = `row('${filler(427)}', 'k', '${filler(128)}', '${filler(64)}', '')`;
  const opening = `row('${lootboxId}', 1, ${priceCents}, :nonce, '', array[${draw}::command.draw], ${receipt})::command.opening`;
  const facts = `'{"openings":"${filler(450)}","fairness":"${filler(1200)}"}'::jsonb`;
  return (customers: readonly Customer[]) => {
    const person = (field: "userId" | "sessionId") =>
      `(array[${customers.map((customer) => `'${customer[field]}'`).join(",")}]::uuid[])[:client_id + 1]`;
    return [
      "select gen_random_uuid() as key \\gset",
      `select (command.opening_context(${person("userId")}, ${request(person("sessionId"))}, '${lootboxId}') ->> 'nonce')::int as nonce \\gset`,
      `select command.open_lootbox(${person("userId")}, ${request(person("sessionId"))}, ${opening}, ${facts});`,
    ].join("\n");
  };
}

/** One opening of the cheapest box, without terms. */
export async function makeOpening(place: Place): Promise<MoneyCommand> {
  const box = await cheapestBox(place.url);
  const priceCents = cents(Math.round(box.price * 100));
  const drop = await likeliestDrop(place, box.id);
  return {
    request: () => ({
      path: `/api/lootboxes/${box.id}/open`,
      body: { quantity: 1, expectedPrice: box.price, clientEntropy: randomUUID().replaceAll("-", "") },
    }),
    bare: async (call, intent) => {
      const context = await call<Context>(command("opening_context", { ...intent, lootbox: box.id }));
      const ids = { openingId: randomUUIDv7(), transactionId: randomUUIDv7(), inventoryItemId: randomUUIDv7() };
      const drawn = { ...ids, drawIndex: 0, ...drop, sellPriceCents: drop.marketPriceCents };
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
      const { tableVersion } = context.box;
      const terms = { lootboxId: box.id, tableVersion, priceCents, nonce: context.nonce, clientSeed: "" };
      const opening = { ...terms, draws: [drawn], receipt: filed };
      const { outcome } = await call<{ outcome: string }>(command("open_lootbox", { ...intent, opening, facts }));
      if (outcome !== "opened") throw new Error(`a bare opening was ${outcome}`);
    },
    script: openingScript(box.id, priceCents, drop),
  };
}
