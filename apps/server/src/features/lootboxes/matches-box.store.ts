import { type RawBuilder, sql } from "kysely";
import { closestMatch, matchesItemWords, matchesOwnWords, type Nearness } from "../items/index.ts";

/** Whether name and description of a box match each word of a search, or something that it can drop does. */
function meets(boxes: string, search: string, nearness: Nearness): RawBuilder<boolean> {
  return sql`(${matchesOwnWords(boxes, search, nearness)} or ${sql.raw(boxes)}.lootbox_id = any (array(
    select holds.lootbox_id from items as x join lootbox_drops as d using (item_id)
    join lootboxes as holds using (lootbox_id, table_version)
    where holds.status = 'Active' and ${matchesItemWords("x", search, nearness)})))`;
}

/** Whether an open box, named `b`, matches a search: loosely only if no open box matches closely. */
export function matchesBox(search: string | undefined): RawBuilder<boolean> {
  if (!search) return sql`true`;
  return closestMatch(
    (nearness) => meets("b", search, nearness),
    sql`exists (select from lootboxes as o where o.status = 'Active' and ${meets("o", search, "closely")})`,
  );
}
