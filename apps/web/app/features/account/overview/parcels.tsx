import { Link } from "react-router";
import type { CallResult } from "../../../api/request.ts";
import { useQuery } from "../../../api/use-query.ts";
import { account } from "../../../locales/en/account/overview.ts";
import { orders } from "../../../locales/en/shipments/orders.ts";
import { useTexts } from "../../../locales/texts.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { SkeletonRows } from "../../../ui/feedback/skeleton.tsx";
import { ItemPicture } from "../../../ui/media/item-picture.tsx";
import { Arrival, countOf, OrderStatusMark } from "../../shipments/index.ts";
import styles from "./overview.module.css";
import { Tile } from "./tile.tsx";

type Shipment = CallResult<"listShipments">["items"][number];

/** Number of parcels for which the tile has room. */
const MOST_SHOWN = 2;

function Row({ shipment }: { shipment: Shipment }) {
  const t = useTexts(orders);
  const { id, number, status, items, deliveredAtUtc } = shipment;
  const [first] = items;
  const count = countOf(shipment);
  return (
    <li>
      {first && <ItemPicture src={first.imageUrl} alt="" tier={first.tier} size="row" />}
      <div>
        <p>
          <Link to={`/shipments#${id}`}>
            <bdi>{first?.name ?? number}</bdi>
          </Link>
        </p>
        <p className={styles["facts"]}>
          {count > 1 && <span>{t.count(count)}</span>}
          <Arrival parcel={shipment} />
        </p>
      </div>
      <OrderStatusMark status={status} deliveredAtUtc={deliveredAtUtc} />
    </li>
  );
}

/** The newest parcels that are still to arrive, with their promised days. */
export function Parcels() {
  const t = useTexts(account).parcels;
  const { data, error, mutate } = useQuery("listShipments", { query: { isComing: "true", pageSize: MOST_SHOWN } });
  const coming = data?.items;
  return (
    <Tile title={t.title} to="/shipments" more={t.all} size="half">
      {coming === undefined &&
        (error === undefined ? (
          <SkeletonRows count={2} height={64} />
        ) : (
          <ErrorState error={error} onRetry={() => void mutate()} />
        ))}
      {coming?.length === 0 && (
        <div className={styles["none"]}>
          <p>{t.none}</p>
          <ButtonLink size="small" variant="soft" to="/shipment-create">
            {t.ship}
          </ButtonLink>
        </div>
      )}
      <ul className={styles["rows"]} aria-label={t.title}>
        {coming?.map((shipment) => (
          <Row key={shipment.id} shipment={shipment} />
        ))}
      </ul>
    </Tile>
  );
}
