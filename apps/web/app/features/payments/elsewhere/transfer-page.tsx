import { useParams } from "react-router";
import { useQuery } from "../../../api/use-query.ts";
import { balance } from "../../../locales/en/balance.ts";
import { ways } from "../../../locales/en/payments/ways.ts";
import { useTexts } from "../../../locales/texts.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { SkeletonRows } from "../../../ui/feedback/skeleton.tsx";
import layout from "../../../ui/layout.module.css";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { TransferInstructions } from "./transfer-instructions.tsx";

/** The account and reference of a transfer that has not arrived yet, for those who have closed the page of payment. */
export default function TransferPage() {
  const t = useTexts(ways).transfer;
  const { validation } = useTexts(balance);
  const { id } = useParams();
  const { data: transfers, error, mutate } = useQuery("listPendingTransfers", {});
  const session = transfers?.find(({ transactionId }) => transactionId === id)?.paymentSessionResponse;
  return (
    <>
      <PageHeader title={t.title} />
      {error !== undefined && <ErrorState error={error} onRetry={() => void mutate()} />}
      {transfers === undefined && error === undefined && <SkeletonRows count={4} height={48} />}
      {transfers !== undefined && (
        <div className={layout["stack-5"]}>
          {session?.instructions === undefined ? (
            <Alert>{t.over}</Alert>
          ) : (
            <TransferInstructions session={session} instructions={session.instructions} />
          )}
          <div>
            <ButtonLink variant="outline" to="/transactions">
              {validation.statement}
            </ButtonLink>
          </div>
        </div>
      )}
    </>
  );
}
