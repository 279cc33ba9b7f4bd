import { Link } from "react-router";
import type { CallResult } from "../../api/request.ts";
import { purchases } from "../../locales/en/purchases.ts";
import { useTexts } from "../../locales/texts.ts";
import { dateTimeText, dayText } from "../../ui/date-text.ts";
import { ItemPicture } from "../../ui/media/item-picture.tsx";
import letters from "../../ui/letters.module.css";
import { Price } from "../../ui/price.tsx";
import { Arrival, LineNames, OrderStatusMark } from "../shipments/index.ts";
import styles from "./order-list.module.css";
import { type Purchase, stageOf } from "./purchase.ts";

type Props = {
  purchase: Purchase;
  /** Undefined until they are read, and for orders whose parcel has arrived. */
  carrierSteps: CallResult<"getShipment">["carrierSteps"] | undefined;
};

/** One order: its items, when they arrive, its cost and status. The whole card is the link to its page. */
export function OrderRow({ purchase, carrierSteps = [] }: Props) {
  const t = useTexts(purchases);
  const { id, number, createdAtUtc, lines, total } = purchase;
  const stage = stageOf(purchase);
  return (
    <li className={styles["order"]}>
      {lines[0] && <ItemPicture src={lines[0].imageUrl} alt="" size="tile" className={styles["picture"]} />}
      <div className={styles["words"]}>
        <h2>
          <Link to={`/orders/${id}`}>
            <LineNames lines={lines} />
          </Link>
        </h2>
        <Arrival parcel={{ ...purchase, carrierSteps }} />
        {stage === "Completed" && <span className={letters["hint"]}>{t.toInventory}</span>}
        <small>
          <time dateTime={createdAtUtc} title={dateTimeText(createdAtUtc)}>
            {dayText(createdAtUtc)}
          </time>
          <bdi dir="ltr">{number}</bdi>
        </small>
      </div>
      <div className={styles["end"]}>
        <Price amount={total} size="medium" />
        <OrderStatusMark status={stage} />
      </div>
    </li>
  );
}
