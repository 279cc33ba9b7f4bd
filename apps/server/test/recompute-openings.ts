import { createHmac } from "node:crypto";
import { type Selectable, sql } from "kysely";
import { faultsOf } from "../../../packages/fairness/test/independent/judge.ts";
import type { Connection } from "../src/database/connection.ts";
import type { Tables } from "../src/database/tables.generated.ts";
import { openRoot, signText } from "../src/features/fairness/index.ts";
import type { RecordFacts } from "../src/features/lootboxes/openings/openings.store.ts";
import type { Secrets } from "../src/secrets.ts";

type Row = Pick<Selectable<Tables["fairnessStates"]>, "userId" | "rootEncrypted"> &
  Pick<Selectable<Tables["lootboxVersions"]>, "oddsTable"> & { facts: RecordFacts; lostBefore: string | null };

/** A record with faults that the second implementation found. */
export type Difference = { userId: string; nonce: number; faults: readonly string[] };

/** Sorted by person and nonce. */
async function readRecords(db: Connection): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select f.user_id as "userId", f.root_encrypted as "rootEncrypted", v.odds_table as "oddsTable",
      command.record_facts(r) as facts, encode(l.hash, 'hex') as "lostBefore"
    from records r join fairness_states f using (user_id) join lootbox_versions v using (lootbox_id, table_version)
    left join lost_records l on l.user_id = r.user_id and l.nonce = r.nonce - 1
    order by r.user_id, r.nonce`.execute(db);
  return rows;
}

/**
 * Removes the fault `before` if the previous record is lost and this record names its hash, which is all that is left
 * of it.
 */
function withoutLost(faults: readonly string[], { facts, lostBefore }: Row): readonly string[] {
  const isNamed = lostBefore !== null && facts.offerText.split("\n")[12] === lostBefore;
  return isNamed ? faults.filter((fault) => fault !== "before") : faults;
}

function faultsIn(row: Row, recordBefore: string, secrets: Secrets): readonly string[] {
  const { userId, rootEncrypted, oddsTable, facts } = row;
  const { nonce, serverSeed, clientSeed, browserKeys } = facts;
  const root = Buffer.from(openRoot(secrets.rootKeys, userId, rootEncrypted), "hex");
  const isOwnSeed =
    serverSeed === createHmac("sha256", root).update(`lootbox/seed/v2\n${userId}\n${nonce}`).digest("hex");
  const [key] = secrets.signingKeys;
  const offer = signText(key, facts.offerText);
  const record = signText(key, facts.text);
  const faults = faultsOf({
    shopKey: key.publicKey,
    offer: offer.text,
    offerSignature: offer.signature,
    record: record.text,
    recordSignature: record.signature,
    clientSeed,
    browserKeys,
    oddsTable,
    recordBefore,
  });
  return withoutLost(isOwnSeed ? faults : ["server seed", ...faults], row);
}

/**
 * Recomputes every record of a database with an implementation that shares no code with the shop: draws, texts, reveals
 * and chains. Returns the number of boxes, and the records with a fault.
 */
export async function recomputeOpenings(
  db: Connection,
  secrets: Secrets,
): Promise<{ boxes: number; different: Difference[] }> {
  const texts = new Map<string, string>();
  const different: Difference[] = [];
  let boxes = 0;
  for (const row of await readRecords(db)) {
    const { userId, facts } = row;
    const faults = faultsIn(row, texts.get(userId) ?? "", secrets);
    if (faults.length > 0) different.push({ userId, nonce: facts.nonce, faults });
    texts.set(userId, facts.text);
    boxes += facts.openings.length;
  }
  return { boxes, different };
}
