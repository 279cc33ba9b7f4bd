import { LEGAL_FILES, type LegalFile } from "@trove/contract";
import { sql } from "kysely";
import type { Connection } from "../../../database/connection.ts";
import type { PricedItem } from "./example-boxes.ts";

export type GuideFacts = {
  documents: boolean;
  guarantee: boolean;
  secondAdmin: boolean;
  category: boolean;
  item: boolean;
  itemsWithoutSafety: number;
  hasBoxes: boolean;
  box: boolean;
  testOrder: boolean;
  providerAnswered: boolean;
  mailSentAt: Date | null;
  mailFailure: string | null;
};

/** The document that is no text of the shop's own, with a need for itself. */
const NOTICE = "legal_guarantee.pdf" satisfies LegalFile;

/** Reads which needs of a shop are met. Each question ends at the first row that answers it. */
export async function readGuideFacts(db: Connection, providers: readonly string[]): Promise<GuideFacts> {
  const { rows } = await sql<GuideFacts>`select
    (select count(distinct file_name) from legal_documents where file_name <> ${NOTICE})
      >= ${LEGAL_FILES.length - 1} as documents,
    exists (select 1 from legal_documents where file_name = ${NOTICE}) as guarantee,
    (select count(*) from (select 1 from operators o join users u on u.user_id = o.user_id
      where o.presets <> '{}' and not u.is_locked limit 2) as acting) = 2 as second_admin,
    exists (select 1 from categories where is_active) as category,
    exists (select 1 from items where is_active) as item,
    (select count(*)::integer from items where is_active and safety_gaps <> '{}') as items_without_safety,
    exists (select 1 from lootboxes) as has_boxes,
    exists (select 1 from lootboxes where status = 'Active') as box,
    exists (select 1 from payments where purpose = 'Purchase' and status = 'Success') as test_order,
    (select count(*) from provider_checks where provider = any (${providers}::text[])) = ${providers.length}
      as provider_answered,
    (select max(sent_at) from outbox where sent_at is not null) as mail_sent_at,
    (select last_error from outbox where sent_at is null and last_error is not null
      order by next_attempt_at desc limit 1) as mail_failure`.execute(db);
  const [facts] = rows;
  if (facts === undefined) throw new Error("the facts of a launch have no row");
  return facts;
}

/** Items that the shop shows, with their prices. */
export async function readPricedItems(db: Connection, most: number): Promise<PricedItem[]> {
  return db
    .selectFrom("items")
    .select(["itemId", "marketPriceCents"])
    .where("isActive", "=", true)
    .orderBy("createdAt")
    .limit(most)
    .execute();
}
