import { expect, it } from "vitest";
import { inOrder } from "./function-files.ts";

it("applies the types of all rooms before the first function, each in the order of the rooms", () => {
  const paths = [
    "command/sql/refuse.sql",
    "features/items/sql/internal/item_quantities.sql",
    "features/items/sql/types.sql",
    "features/ledger/sql/ledger_post.sql",
    "features/ledger/sql/types.sql",
    "features/purchases/sql/types.sql",
    "features/auth/sql/recall.sql",
  ];
  const wanted = [
    "features/items/sql/types.sql",
    "features/ledger/sql/types.sql",
    "features/purchases/sql/types.sql",
    "command/sql/refuse.sql",
    "features/auth/sql/recall.sql",
    "features/items/sql/internal/item_quantities.sql",
    "features/ledger/sql/ledger_post.sql",
  ];
  expect(inOrder(paths)).toEqual(wanted);
  expect(inOrder(paths.toReversed())).toEqual(wanted);
});
