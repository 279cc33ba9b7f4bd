import { OpeningDialog } from "../features/lootboxes/opening-dialog-later.tsx";
import { TransactionsPage } from "../features/balance/transactions-page.tsx";

/** The statement shows openings, which belong to the boxes. */
export default function TransactionsRoute() {
  return <TransactionsPage openingDialog={OpeningDialog} />;
}
