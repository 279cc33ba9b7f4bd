import { sql } from "kysely";
import type { TestPerson } from "../people/people.ts";
import type { Shop } from "../shop/shop.ts";

export type Period = "day" | "week" | "month";

/**
 * Ends a person's running periods now, as midnight does. The application's clock is set to the present, because
 * periods begin by the database's.
 */
export async function endPeriods(
  shop: Pick<Shop, "owner" | "clock">,
  { userId }: Pick<TestPerson, "userId">,
  periods: readonly Period[],
): Promise<void> {
  for (const period of periods) {
    const column = sql.ref(`${period}_until`);
    await sql`update protection_states set ${column} = least(${column}, command.database_time())
      where user_id = ${userId}`.execute(shop.owner.connection);
  }
  shop.clock.now = new Date(Math.max(shop.clock.now.getTime(), Date.now()));
}
