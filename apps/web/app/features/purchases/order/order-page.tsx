import { IconArrowLeft } from "../../../ui/icons/shop-icons.ts";
import { useRef } from "react";
import { useParams } from "react-router";
import { download } from "../../../api/download.ts";
import { useQuery } from "../../../api/use-query.ts";
import { purchases } from "../../../locales/en/purchases.ts";
import { useTexts } from "../../../locales/texts.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { dayText } from "../../../ui/date-text.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { SkeletonRows } from "../../../ui/feedback/skeleton.tsx";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { CancelParcel, OrderStatusMark, Parcel, ParcelHistory, Returns } from "../../shipments/index.ts";
import { type Purchase, stageOf } from "../purchase.ts";
import OrderDocuments from "./order-documents.tsx";
import { OrderFacts } from "./order-facts.tsx";
import { OrderLines } from "./order-lines.tsx";
import styles from "./order.module.css";
import { RepeatOrder } from "./repeat-order.tsx";

/** The parcel of an order, with the way to cancel it. */
function OrderParcel({ shipmentId, number }: { shipmentId: string; number: string }) {
  const { data, error, mutate } = useQuery("getShipment", { params: { id: shipmentId } });
  const place = useRef<HTMLElement>(null);
  return (
    <section ref={place} tabIndex={-1} className={styles["parcel"]}>
      {data && (
        <Parcel parcel={data} number={number}>
          <CancelParcel shipment={data} onCancelled={() => place.current?.focus()} />
        </Parcel>
      )}
      {data && <ParcelHistory parcel={data} />}
      {data === undefined && error && <ErrorState error={error} onRetry={() => void mutate()} />}
      {data === undefined && !error && <SkeletonRows count={1} height={160} />}
    </section>
  );
}

function Order({ purchase, readAgain }: { purchase: Purchase; readAgain: () => void }) {
  const t = useTexts(purchases);
  const { id, number, createdAtUtc, lines, documents, shipmentId } = purchase;
  const lead = (
    <span className={styles["lead"]}>
      <OrderStatusMark status={stageOf(purchase)} />
      <time dateTime={createdAtUtc}>{t.ordered(dayText(createdAtUtc))}</time>
    </span>
  );
  return (
    <>
      <PageHeader title={t.order(number)} lead={lead} />
      {shipmentId !== null && <OrderParcel shipmentId={shipmentId} number={number} />}
      <div className={styles["columns"]}>
        <div className={styles["bought"]}>
          <OrderLines order={purchase} />
          <RepeatOrder lines={lines} />
        </div>
        <div className={styles["facts"]}>
          <h2 className="visually-hidden">{t.details}</h2>
          <OrderFacts purchase={purchase}>
            <OrderDocuments
              documents={documents}
              readAgain={readAgain}
              fetchPdf={(document) => download("downloadInvoice", { params: { id }, query: { document } })}
            />
            <Returns number={number} token={null} />
          </OrderFacts>
        </div>
      </div>
    </>
  );
}

/** One of the person's orders: its parcel, lines, sums, payment, documents and returns. */
export default function OrderPage() {
  const t = useTexts(purchases);
  const { id = "" } = useParams();
  const { data, error, mutate } = useQuery("getPurchase", { params: { id } }, { keepPreviousData: false });
  const isMissing = error?.status === 404 || error?.status === 400;
  return (
    <>
      <ButtonLink variant="quiet" icon={<IconArrowLeft size={18} />} to="/orders">
        {t.back}
      </ButtonLink>
      {data === undefined && <PageHeader title={t.orderTitle} />}
      {isMissing && <Alert kind="warning">{t.missing}</Alert>}
      {error && !isMissing && <ErrorState error={error} onRetry={() => void mutate()} />}
      {data === undefined && !error && <SkeletonRows count={3} height={120} />}
      {data && <Order key={id} purchase={data} readAgain={() => void mutate()} />}
    </>
  );
}
