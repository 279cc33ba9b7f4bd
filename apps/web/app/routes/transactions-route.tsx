import { OpeningDialog } from "../features/lootboxes/record/opening-dialog-later.tsx";
import { TransactionsPage } from "../features/balance/statement/transactions-page.tsx";

/** The statement shows openings, which belong to the boxes. */
export default function TransactionsRoute() {
  return <TransactionsPage openingDialog={OpeningDialog} />;
}
