import { IconArrowLeft, IconPrinter } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import { useQuery } from "../../api/use-query.ts";
import { purchases } from "../../locales/en/purchases.ts";
import { useTexts } from "../../locales/texts.ts";
import { Alert } from "../../ui/feedback/alert.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { SkeletonRows } from "../../ui/feedback/skeleton.tsx";
import styles from "./invoice.module.css";
import { InvoiceSheet } from "./invoice-sheet.tsx";

/** The invoice of one order. Printing it prints nothing else of the page. */
export function Invoice({ id }: { id: string }) {
  const t = useTexts(purchases).invoice;
  const { data, error, mutate } = useQuery("getPurchase", { params: { id } }, { keepPreviousData: false });
  const bar = useRef<HTMLDivElement>(null);
  const isMissing = error?.status === 404 || error?.status === 400;

  useEffect(() => bar.current?.querySelector("a")?.focus(), []);

  return (
    <>
      <div ref={bar} className={styles["bar"]}>
        <ButtonLink
          variant="quiet"
          icon={<IconArrowLeft size={18} className={styles["arrow"]} />}
          to="/shipments?tab=Orders"
        >
          {t.back}
        </ButtonLink>
        {data && (
          <Button variant="outline" icon={<IconPrinter size={18} />} onClick={() => window.print()}>
            {t.print}
          </Button>
        )}
      </div>
      {isMissing && <Alert kind="warning">{t.missing}</Alert>}
      {error && !isMissing && <ErrorState error={error} onRetry={() => void mutate()} />}
      {data === undefined && !error && <SkeletonRows count={1} height={560} />}
      {data && <InvoiceSheet purchase={data} />}
    </>
  );
}
