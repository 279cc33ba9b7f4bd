import { sql } from "kysely";
import type { Shop } from "../shop/shop.ts";

/** Makes the entries of both histories older, and the leases of both logs end, as if time had passed. */
export async function age({ owner }: Pick<Shop, "owner">, minutes: number): Promise<void> {
  await owner.connection.transaction().execute(async (tx) => {
    await sql`alter table log_checkpoints disable trigger log_checkpoints_append_only`.execute(tx);
    await sql`update log_checkpoints set kept_at = kept_at - make_interval(mins => ${minutes})`.execute(tx);
    await sql`alter table log_checkpoints enable trigger log_checkpoints_append_only`.execute(tx);
    await tx
      .updateTable("logs")
      .set({ leasedUntil: sql`'-infinity'` })
      .execute();
  });
}
