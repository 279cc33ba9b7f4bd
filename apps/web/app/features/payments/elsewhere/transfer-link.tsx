import { Link } from "react-router";
import { useQuery } from "../../../api/use-query.ts";
import { ways } from "../../../locales/en/payments/ways.ts";
import { useTexts } from "../../../locales/texts.ts";

/** A link to the account of an unpaid top-up or order, if the person pays it by a transfer. */
export function TransferLink({ transactionId }: { transactionId: string }) {
  const t = useTexts(ways).transfer;
  const { data: transfers } = useQuery("listPendingTransfers", {});
  if (!transfers?.some((each) => each.transactionId === transactionId)) return null;
  return <Link to={`/transfers/${transactionId}`}>{t.show}</Link>;
}
