import { sql } from "kysely";
import type { Shop } from "../shop/shop.ts";

/**
 * Moves all openings a minute into the past, because they are stamped by the database's clock, and forgets that limits
 * have counted them. The owner of the tables has no right to it, but may grant it.
 */
export async function ageOpenings({ owner }: Pick<Shop, "owner">): Promise<void> {
  await owner.connection.transaction().execute(async (tx) => {
    await sql`grant update on openings to current_user`.execute(tx);
    await sql`update openings set opened_at = (opened_at at time zone 'UTC' - interval '1 minute') at time zone 'UTC'`.execute(
      tx,
    );
    await sql`delete from protection_states`.execute(tx);
    await sql`revoke update on openings from current_user`.execute(tx);
  });
}
