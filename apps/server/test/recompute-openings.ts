import { createHash, createHmac } from "node:crypto";
import { type Selectable, sql } from "kysely";
import { recompute } from "../../../packages/fairness/test/second-implementation.ts";
import type { Connection } from "../src/database/connection.ts";
import type { Tables } from "../src/database/tables.generated.ts";
import type { SealKeys } from "../src/sealed-box.ts";
import { openRoot } from "../src/features/fairness/index.ts";

type Receipt = Selectable<Tables["receipts"]>;
type Opening = Selectable<Tables["openings"]>;
type Row = Pick<Receipt, "userId" | "nonce" | "clientSeed" | "clientEntropy"> &
  Pick<Selectable<Tables["fairnessStates"]>, "rootEncrypted"> &
  Pick<Selectable<Tables["lootboxVersions"]>, "oddsTable"> & {
    receipt: Receipt["receiptText"];
    tickets: Opening["ticket"][];
    itemIds: Opening["itemId"][];
  };

async function readRequests(db: Connection): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select r.user_id as "userId", r.nonce, r.client_seed as "clientSeed", r.client_entropy as "clientEntropy",
      r.receipt_text as receipt, f.root_encrypted as "rootEncrypted", min(v.odds_table) as "oddsTable",
      array_agg(o.ticket order by o.draw_index) as tickets,
      array_agg(o.item_id::text order by o.draw_index) as "itemIds"
    from receipts r
    join fairness_states f on f.user_id = r.user_id
    join openings o on o.user_id = r.user_id and o.nonce = r.nonce
    join lootbox_versions v using (lootbox_id, table_version)
    group by r.user_id, r.nonce, f.root_encrypted`.execute(db);
  return rows;
}

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

function differs(row: Row, rootKeys: SealKeys): boolean {
  const { userId, nonce, clientSeed, clientEntropy, oddsTable: oddsTableText, tickets, itemIds } = row;
  const root = Buffer.from(openRoot(rootKeys, userId, row.rootEncrypted), "hex");
  const serverSeed = createHmac("sha256", root).update(`lootbox/seed/v1\n${userId}\n${nonce}`).digest("hex");
  const quantity = tickets.length;
  const again = recompute({ serverSeed, clientSeed, clientEntropy, nonce, oddsTableText, quantity });
  const [, , , commitment, seedHash, , oddsHash, , ticketLine, itemLine] = row.receipt.split("\n");
  const drawn = tickets.join(",") === again.tickets.join(",") && itemIds.join(",") === again.itemIds.join(",");
  const promised =
    commitment === again.serverSeedHash && seedHash === sha256(clientSeed) && oddsHash === again.oddsHash;
  return !drawn || !promised || ticketLine !== tickets.join(",") || itemLine !== itemIds.join(",");
}

/**
 * Recomputes every opening of a database with an implementation that shares no code with the shop. Returns the number
 * of boxes, and the requests whose draw or receipt differs.
 */
export async function recomputeOpenings(
  db: Connection,
  rootKeys: SealKeys,
): Promise<{ boxes: number; different: Row[] }> {
  const rows = await readRequests(db);
  const boxes = rows.reduce((sum, row) => sum + row.tickets.length, 0);
  return { boxes, different: rows.filter((row) => differs(row, rootKeys)) };
}
