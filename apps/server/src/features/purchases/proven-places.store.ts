import { sql } from "kysely";
import type { Connection } from "../../database/connection.ts";
import type { Place } from "../protection/index.ts";

/** Returns the addresses of a person's paid top-ups and delivered parcels. */
export async function readProvenPlaces(db: Connection, userId: string): Promise<Place[]> {
  const { rows } = await sql<Place>`
    select distinct address ->> 'street' as street, address ->> 'houseNumber' as "houseNumber",
      address ->> 'postalCode' as "postalCode", address ->> 'countryCode' as "countryCode"
    from (
      select address from payments where user_id = ${userId} and purpose = 'TopUp' and status = 'Success'
      union all select shipping_address from shipments where user_id = ${userId} and delivered_at is not null
    ) as proven
    where address ->> 'street' <> ''`.execute(db);
  return rows;
}
