import { OpeningDialog } from "../features/lootboxes/index.ts";
import { TransactionsPage } from "../features/balance/statement/transactions-page.tsx";

/**
 * The statement page. It is a route of its own because it joins two rooms: the statement shows openings, which belong
 * to the lootboxes room.
 */
export default function TransactionsRoute() {
  return <TransactionsPage openingDialog={OpeningDialog} />;
}
