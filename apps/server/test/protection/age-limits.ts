import { overwrite } from "../openings/meanwhile.ts";
import type { TestPerson } from "../people/people.ts";
import type { Shop } from "../shop/shop.ts";

/** Lets time pass for a person's limits: raises that wait, and the history, move into the past by a span. */
export async function ageLimits(
  shop: Pick<Shop, "ownerUrl">,
  { userId }: Pick<TestPerson, "userId">,
  span: string,
): Promise<void> {
  for (const statement of [
    `update protection_limits set requested_at = requested_at - $2::interval,
       confirmable_at = confirmable_at - $2::interval, lapses_at = lapses_at - $2::interval where user_id = $1`,
    "update protection_limit_changes set changed_at = changed_at - $2::interval where user_id = $1",
  ]) {
    await overwrite(shop, statement, [userId, span]);
  }
}
