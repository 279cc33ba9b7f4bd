import { add, formatEuros, times, ZERO_CENTS } from "@trove/money";
import { useEffect, useRef } from "react";
import { IconCheck } from "../../../ui/icons/shop-icons.ts";
import { Link, useNavigate } from "react-router";
import { download } from "../../../api/download.ts";
import { useQuery } from "../../../api/use-query.ts";
import { cart } from "../../../locales/en/cart.ts";
import { parcel as parcelTexts } from "../../../locales/en/shipments/parcel.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { ItemPicture } from "../../../ui/media/item-picture.tsx";
import { PageTitle } from "../../../ui/page/page-title.tsx";
import { Price } from "../../../ui/price.tsx";
import { SkeletonRows } from "../../../ui/feedback/skeleton.tsx";
import { dayText } from "../../../ui/date-text.ts";
import { signInFrom } from "../../../session/return-to.ts";
import { useAppInfo } from "../../../shell/app-info.ts";
import { OrderDocuments, takenOff } from "../../purchases/index.ts";
import { NextSteps } from "../../shipments/index.ts";
import type { CartFields } from "../../../cart/cart-fields.ts";
import { fullResetCart } from "../../../cart/cart.ts";
import letters from "../../../ui/letters.module.css";
import styles from "./complete-view.module.css";
import { EmptyCart } from "./empty-cart.tsx";

const trackPath = (token: string) => `/track-order#${token}`;

/**
 * The order that was just paid, the steps that follow, and when it arrives. Stays after a reload, until the person
 * continues shopping.
 */
export function CompleteView({ kept, isGuest }: { kept: CartFields; isGuest: boolean }) {
  const t = useTexts(cart);
  const { account, createAccount } = useTexts(parcelTexts);
  const { authMethod } = useAppInfo();
  const navigate = useNavigate();
  const view = useRef<HTMLDivElement>(null);
  const { data, error, mutate } = useQuery("getPurchase", { params: { id: kept.purchaseIdResult } });
  const isLoaded = data !== undefined;
  useEffect(() => {
    if (isLoaded) view.current?.querySelector("h1")?.focus({ preventScroll: true });
  }, [isLoaded]);

  function goOn(): void {
    void navigate("/shop");
    fullResetCart();
  }

  if (data === undefined) {
    if (error?.status === 404) return <EmptyCart />;
    return (
      <>
        <PageTitle title={t.title} />
        {error ? <ErrorState error={error} onRetry={() => void mutate()} /> : <SkeletonRows count={4} height={88} />}
      </>
    );
  }
  if (data.status === "PaymentPending" || data.status === "Cancelled") return <EmptyCart />;

  const isInventory = data.purchaseOption === "inventory";
  const email = kept.guestBuyerInfo?.email;
  return (
    <div ref={view}>
      <div className={styles["view"]}>
        <span className={styles["mark"]}>
          <IconCheck size={28} stroke={2} />
        </span>
        <PageTitle title={isInventory ? t.completeInventory : t.complete} />
        <p className={styles["number"]}>
          <span>{t.completeText(data.number)}</span>
          <time dateTime={data.createdAtUtc}>{dayText(data.createdAtUtc)}</time>
        </p>
        {isGuest && email && <p className={styles["mail"]}>{t.guestMail(email)}</p>}
        {!isInventory && <NextSteps promise={data.promise} number={data.number} />}
        <div className={styles["actions"]}>
          {isGuest && kept.trackingToken !== "" && (
            <ButtonLink to={trackPath(kept.trackingToken)}>{t.followOrder}</ButtonLink>
          )}
          {isInventory && <ButtonLink to="/inventory">{t.toInventory}</ButtonLink>}
          {!isInventory && !isGuest && kept.shipmentIdResult !== "" && (
            <ButtonLink to={`/orders/${data.id}`}>{t.follow}</ButtonLink>
          )}
          <Button variant={isGuest && kept.trackingToken === "" ? "filled" : "outline"} onClick={goOn}>
            {t.continue}
          </Button>
        </div>
        <ul className={styles["lines"]}>
          {data.lines.map((line) => (
            <li key={line.itemId}>
              <ItemPicture src={line.imageUrl} alt="" size="tile" />
              <span className={styles["name"]}>
                <bdi>{line.name}</bdi>
                {line.quantity > 1 && (
                  <small className={letters["hint"]}>{t.pieces(line.quantity, formatEuros(line.listPrice))}</small>
                )}
              </span>
              <Price amount={times(line.listPrice, line.quantity)} />
            </li>
          ))}
          {!isInventory && (
            <li className={styles["sum"]}>
              <span>{t.shipping}</span>
              <Price amount={add(data.shippingCost, data.discount?.shippingDiscount ?? ZERO_CENTS)} />
            </li>
          )}
          {data.discount !== null && (
            <li className={styles["sum"]}>
              <span>{t.discount(data.discount.code)}</span>
              <Price amount={takenOff(data.discount)} />
            </li>
          )}
          <li className={styles["sum"]} data-total>
            <span>{t.total}</span>
            <Price amount={data.total} />
          </li>
        </ul>
        {(!isGuest || kept.trackingToken !== "") && (
          <OrderDocuments
            heading="h2"
            documents={data.documents}
            readAgain={() => void mutate()}
            fetchPdf={(document) =>
              isGuest
                ? download("downloadTrackedInvoice", { body: { token: kept.trackingToken, document } })
                : download("downloadInvoice", { params: { id: data.id }, query: { document } })
            }
          />
        )}
        {isGuest && kept.trackingToken !== "" && <p className={styles["mail"]}>{t.guestLink}</p>}
        {isGuest && (
          <p className={styles["mail"]}>
            {account}{" "}
            <Link to={signInFrom(authMethod, { pathname: "/orders", search: "", hash: "" })}>{createAccount}</Link>
          </p>
        )}
      </div>
    </div>
  );
}
