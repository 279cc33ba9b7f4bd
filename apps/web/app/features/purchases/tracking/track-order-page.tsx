import { download } from "../../../api/download.ts";
import { useQuery } from "../../../api/use-query.ts";
import { countryName } from "../../../locales/names.ts";
import { purchases } from "../../../locales/en/purchases.ts";
import { useTexts } from "../../../locales/texts.ts";
import { formatEuros } from "@trove/money";
import { dayText } from "../../../ui/date-text.ts";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { SkeletonRows } from "../../../ui/feedback/skeleton.tsx";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import type { CallResult } from "../../../api/request.ts";
import { Parcel, ParcelHistory, Returns } from "../../shipments/index.ts";
import OrderDocuments from "../order/order-documents.tsx";
import { OrderLines } from "../order/order-lines.tsx";
import styles from "../order/order.module.css";
import { refundedOf } from "../purchase.ts";
import { useSyncExternalStore } from "react";
import { FindOrder } from "./find-order.tsx";

function follow(changed: () => void): () => void {
  window.addEventListener("hashchange", changed);
  return () => window.removeEventListener("hashchange", changed);
}

/**
 * The token in the tracking link's URL fragment, which browsers don't send to servers. Undefined while rendering on the
 * server.
 */
function useTrackingToken(): string | undefined {
  return useSyncExternalStore(
    follow,
    () => window.location.hash.slice(1),
    () => undefined,
  );
}

type Tracked = CallResult<"trackOrder">;

function TrackedOrder({ order, token, readAgain }: { order: Tracked; token: string; readAgain: () => void }) {
  const t = useTexts(purchases);
  const { number, createdAtUtc, destination, documents } = order;
  const refunded = refundedOf(order);
  const lead = (
    <span className={styles["lead"]}>
      <bdi dir="ltr">{number}</bdi>
    </span>
  );
  return (
    <>
      <PageHeader title={t.order(dayText(createdAtUtc))} lead={lead} />
      <section className={styles["parcel"]}>
        <Parcel parcel={order} number={number} />
        <ParcelHistory parcel={order} />
      </section>
      <div className={styles["columns"]}>
        <div className={styles["bought"]}>
          <OrderLines order={order} />
        </div>
        <div className={styles["facts"]}>
          <h2 className="visually-hidden">{t.details}</h2>
          {destination && (
            <div>
              <h3>{t.shipTo}</h3>
              <p>
                <bdi>{destination.city}</bdi>, {countryName(destination.countryCode)}
              </p>
            </div>
          )}
          {refunded > 0 && <p>{t.refunded(formatEuros(refunded))}</p>}
          <Returns number={number} token={token} />
          <OrderDocuments
            documents={documents}
            readAgain={readAgain}
            fetchPdf={(document) => download("downloadTrackedInvoice", { body: { token, document } })}
          />
        </div>
      </div>
    </>
  );
}

/** The page where a guest follows an order, opened from the link in a mail. Without the link, it can be asked for. */
export default function TrackOrderPage() {
  const t = useTexts(purchases);
  const token = useTrackingToken();
  const { data, error, mutate } = useQuery("trackOrder", token ? { body: { token } } : undefined, {
    keepPreviousData: false,
    shouldRetryOnError: false,
  });
  const isMissing = token === "" || error?.status === 404 || error?.status === 400;
  if (data && token) return <TrackedOrder order={data} token={token} readAgain={() => void mutate()} />;
  if (isMissing) return <FindOrder isLinkBroken={token !== ""} />;
  return (
    <>
      <PageHeader title={t.track} />
      {error ? <ErrorState error={error} onRetry={() => void mutate()} /> : <SkeletonRows count={3} height={120} />}
    </>
  );
}
