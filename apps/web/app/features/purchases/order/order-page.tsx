import { IconArrowLeft } from "../../../ui/icons/shop-icons.ts";
import { useRef } from "react";
import { useParams } from "react-router";
import { download } from "../../../api/download.ts";
import type { CallResult } from "../../../api/request.ts";
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

type Shipment = CallResult<"getShipment">;

/** The parcel of an order, with the way to cancel it. */
function OrderParcel({ shipment, number }: { shipment: Shipment; number: string }) {
  const place = useRef<HTMLElement>(null);
  return (
    <section ref={place} tabIndex={-1} className={styles["parcel"]}>
      <Parcel parcel={shipment} number={number}>
        <CancelParcel shipment={shipment} onCancelled={() => place.current?.focus()} />
      </Parcel>
      <ParcelHistory parcel={shipment} />
    </section>
  );
}

type Props = { purchase: Purchase; shipment: Shipment | undefined; readAgain: () => void };

function Order({ purchase, shipment, readAgain }: Props) {
  const t = useTexts(purchases);
  const { id, number, createdAtUtc, lines, documents } = purchase;
  const lead = (
    <span className={styles["lead"]}>
      <bdi dir="ltr">{number}</bdi>
      {shipment === undefined && <OrderStatusMark status={stageOf(purchase)} />}
    </span>
  );
  return (
    <>
      <PageHeader title={t.order(dayText(createdAtUtc))} lead={lead} />
      {shipment && <OrderParcel shipment={shipment} number={number} />}
      <div className={styles["columns"]}>
        <div className={styles["bought"]}>
          <OrderLines order={purchase} isDelivered={shipment !== undefined && shipment.deliveredAtUtc !== null}>
            <RepeatOrder lines={lines} />
          </OrderLines>
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

/**
 * One of the person's orders: its parcel, lines, sums, payment, documents and returns. Waits for the parcel too,
 * because it stands above the rest.
 */
export default function OrderPage() {
  const t = useTexts(purchases);
  const { id = "" } = useParams();
  const order = useQuery("getPurchase", { params: { id } }, { keepPreviousData: false });
  const shipmentId = order.data?.shipmentId ?? null;
  const sent = useQuery("getShipment", shipmentId === null ? undefined : { params: { id: shipmentId } }, {
    keepPreviousData: false,
  });
  const error = order.error ?? sent.error;
  const isMissing = order.error?.status === 404 || order.error?.status === 400;
  const isKnown = order.data !== undefined && (shipmentId === null || sent.data !== undefined);
  const readAgain = () => void Promise.all([order.mutate(), sent.mutate()]);
  return (
    <>
      <ButtonLink variant="quiet" icon={<IconArrowLeft size={18} />} to="/orders" className={styles["back"]}>
        {t.back}
      </ButtonLink>
      {!isKnown && <PageHeader title={t.orderTitle} />}
      {isMissing && <Alert kind="warning">{t.missing}</Alert>}
      {error && !isMissing && <ErrorState error={error} onRetry={readAgain} />}
      {!isKnown && !error && <SkeletonRows count={3} height={120} />}
      {isKnown && order.data && (
        <Order key={id} purchase={order.data} shipment={sent.data} readAgain={() => void order.mutate()} />
      )}
    </>
  );
}
