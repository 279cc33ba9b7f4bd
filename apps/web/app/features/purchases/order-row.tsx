import { Link } from "react-router";
import { orders } from "../../locales/en/shipments/orders.ts";
import { purchases } from "../../locales/en/purchases.ts";
import { useTexts } from "../../locales/texts.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { dateTimeText, dayText } from "../../ui/date-text.ts";
import { ItemPicture } from "../../ui/media/item-picture.tsx";
import { Price } from "../../ui/price.tsx";
import { Arrival, OrderStatusMark } from "../shipments/index.ts";
import { classes } from "../../ui/classes.ts";
import layout from "../../ui/layout.module.css";
import styles from "./order-list.module.css";
import { isPaid, type Purchase, stageOf } from "./purchase.ts";

/** One order: when it arrives, its lines, its cost, and a link to its page. */
export function OrderRow({ purchase }: { purchase: Purchase }) {
  const t = useTexts(purchases);
  const { times } = useTexts(orders);
  const { id, number, createdAtUtc, lines, total, paymentOption } = purchase;
  const stage = stageOf(purchase);
  return (
    <li className={styles["order"]}>
      <div className={classes(layout["line-2-4"], styles["head"])}>
        <h2>
          <Link to={`/orders/${id}`}>
            <bdi dir="ltr">{number}</bdi>
          </Link>
        </h2>
        <time dateTime={createdAtUtc} title={dateTimeText(createdAtUtc)}>
          {dayText(createdAtUtc)}
        </time>
        <OrderStatusMark status={stage} />
      </div>
      <Arrival parcel={purchase} />
      <ul className={styles["lines"]}>
        {lines.map(({ itemId, name, imageUrl, quantity }) => (
          <li key={itemId}>
            <ItemPicture src={imageUrl} alt="" size="row" />
            <span>
              <bdi>{name}</bdi>
              {quantity > 1 && ` ${times(quantity)}`}
            </span>
          </li>
        ))}
      </ul>
      <div className={classes(layout["line-2-4"], styles["foot"])}>
        <p>
          <Price amount={total} size="medium" />
          <span>
            {isPaid(purchase) && t.payments[paymentOption]}
            {stage === "Completed" && `. ${t.toInventory}`}
          </span>
        </p>
        <ButtonLink variant="outline" size="small" to={`/orders/${id}`}>
          {t.view}
          <span className="visually-hidden"> {t.ofOrder(number)}</span>
        </ButtonLink>
      </div>
    </li>
  );
}
