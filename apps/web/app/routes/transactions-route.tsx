import { OpeningDialog } from "../features/lootboxes/index.ts";
import { TransactionsPage } from "../features/balance/statement/transactions-page.tsx";

/** Joins two rooms: the statement shows openings, which belong to the lootboxes room. */
export default function TransactionsRoute() {
  return <TransactionsPage openingDialog={OpeningDialog} />;
}
