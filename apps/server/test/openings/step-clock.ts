import { RELEASE } from "../../src/database/release.ts";
import type { Shop } from "../shop/shop.ts";
import { overwrite } from "./meanwhile.ts";

/** Sets the clock of a shop's database this many minutes ahead. */
export function stepClock(shop: Pick<Shop, "ownerUrl">, minutes: number): Promise<void> {
  return overwrite(
    shop,
    `create or replace function ${RELEASE}.database_time() returns timestamptz language sql volatile as $$
       select date_trunc('milliseconds', clock_timestamp() + make_interval(mins => ${minutes})) $$`,
    [],
  );
}
