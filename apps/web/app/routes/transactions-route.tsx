import { OpeningDialog } from "../features/lootboxes/index.ts";
import { TransactionsPage } from "../features/balance/statement/transactions-page.tsx";

/** The statement shows openings, which belong to the boxes. */
export default function TransactionsRoute() {
  return <TransactionsPage openingDialog={OpeningDialog} />;
}
