import { expect, it } from "vitest";
import { inOrder } from "./sql-files.ts";

it("makes tables, then triggers, then types, then functions, each in the order of the rooms", () => {
  const paths = [
    "command/sql/refuse.sql",
    "features/items/sql/internal/item_quantities.sql",
    "features/items/sql/triggers.sql",
    "features/items/sql/types.sql",
    "features/lootboxes/sql/tables/openings.sql",
    "features/lootboxes/sql/tables.sql",
    "features/ledger/sql/ledger_post.sql",
    "features/ledger/sql/tables.sql",
    "features/purchases/sql/types.sql",
    "features/purchases/sql/triggers.sql",
    "features/auth/sql/recall.sql",
    "database/sql/words.sql",
  ];
  const wanted = [
    "database/sql/words.sql",
    "features/ledger/sql/tables.sql",
    "features/lootboxes/sql/tables.sql",
    "features/lootboxes/sql/tables/openings.sql",
    "features/items/sql/triggers.sql",
    "features/purchases/sql/triggers.sql",
    "features/items/sql/types.sql",
    "features/purchases/sql/types.sql",
    "command/sql/refuse.sql",
    "features/auth/sql/recall.sql",
    "features/items/sql/internal/item_quantities.sql",
    "features/ledger/sql/ledger_post.sql",
  ];
  expect(inOrder(paths)).toEqual(wanted);
  expect(inOrder(paths.toReversed())).toEqual(wanted);
});
