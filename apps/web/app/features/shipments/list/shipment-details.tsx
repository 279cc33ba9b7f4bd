import { formatEuros } from "@trove/money";
import { Link } from "react-router";
import { orders } from "../../../locales/en/shipments/orders.ts";
import { shipments } from "../../../locales/en/shipments/shipments.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { ItemPicture } from "../../../ui/media/item-picture.tsx";
import { TierBadge } from "../../../ui/media/tier-badge.tsx";
import { addressLines } from "../../addresses/index.ts";
import styles from "./shipment-details.module.css";
import type { Shipment } from "../shipment.ts";
import { Parcel, ParcelHistory, Returns } from "../index.ts";

/** All details of a shipment: when it arrives, items, address, cost, returns and history. */
export function ShipmentDetails({ shipment, onCancel }: { shipment: Shipment; onCancel: () => void }) {
  const t = useTexts(shipments);
  const words = useTexts(orders);
  const { items, shippingAddress: to, shippingMethod, shippingCost, cancelReason } = shipment;

  return (
    <div className={styles["details"]}>
      <div className={styles["parcel"]}>
        <Parcel parcel={shipment} number={shipment.number} heading="h3">
          {shipment.canCancel && (
            <Button variant="danger" size="small" onClick={onCancel}>
              {t.cancel.open}
            </Button>
          )}
        </Parcel>
      </div>
      <ul className={styles["items"]} aria-label={t.items}>
        {items.map((item) => (
          <li key={item.inventoryItemId ?? item.itemId}>
            <ItemPicture src={item.imageUrl} alt="" tier={item.tier} size="tile" />
            <span>
              <Link to={`/shop/items/${item.itemId}`}>
                <bdi>{item.name}</bdi>
              </Link>
              {item.quantity > 1 && ` ${words.times(item.quantity)}`}
              <TierBadge tier={item.tier} />
              {shipment.deliveredAtUtc !== null && (
                <Link to={`/shop/items/${item.itemId}?review=write#reviews`} className={styles["review"]}>
                  {t.review}
                </Link>
              )}
            </span>
          </li>
        ))}
      </ul>
      <div className={styles["facts"]}>
        <div>
          <h3>{t.address}</h3>
          <address>
            <bdi>
              {to.firstName} {to.lastName}
            </bdi>
            {addressLines(to).map((line) => (
              <bdi key={line}>{line}</bdi>
            ))}
          </address>
        </div>
        <div>
          <h3>{t.method}</h3>
          <p>
            {words.methods[shippingMethod]}, <bdi dir="ltr">{formatEuros(shippingCost)}</bdi>
          </p>
        </div>
        {cancelReason !== null && (
          <div>
            <h3>{t.reason}</h3>
            <p>{cancelReason}</p>
          </div>
        )}
      </div>
      <div className={styles["facts"]}>
        <Returns number={shipment.number} token={null} />
        <ParcelHistory parcel={shipment} />
      </div>
    </div>
  );
}
