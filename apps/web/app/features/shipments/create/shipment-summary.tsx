import { formatEuros, subtract } from "@trove/money";
import { useBalance } from "../../../api/balance.ts";
import { shipping } from "../../../locales/en/shipments/shipping.ts";
import { useTexts } from "../../../locales/texts.ts";
import { ItemPicture } from "../../../ui/media/item-picture.tsx";
import letters from "../../../ui/letters.module.css";
import styles from "./shipment-summary.module.css";
import type { ShipmentFlow } from "./shipment-flow.ts";
import type { ShippableItem } from "./use-shippable-items.ts";

/** The items and cost of the shipment; stays visible beside the steps. */
export function ShipmentSummary({ flow, chosen }: { flow: ShipmentFlow; chosen: readonly ShippableItem[] }) {
  const t = useTexts(shipping);
  const { data: balance } = useBalance();
  const after = balance && subtract(balance.amount, flow.shippingCost);
  return (
    <aside className={styles["summary"]} aria-label={t.summary}>
      <h2>{t.summary}</h2>
      <p className={letters["muted"]}>{t.items(chosen.length)}</p>
      {chosen.length > 0 && (
        <ul>
          {chosen.map(({ id, item }) => (
            <li key={id} title={item.name}>
              <ItemPicture src={item.imageUrl} alt={item.name} tier={item.tier} size="row" />
            </li>
          ))}
        </ul>
      )}
      <dl>
        <div>
          <dt className={letters["muted"]}>{t.cost}</dt>
          <dd>
            <bdi dir="ltr">{formatEuros(flow.shippingCost)}</bdi>
          </dd>
        </div>
        {balance && (
          <div>
            <dt className={letters["muted"]}>{t.balance}</dt>
            <dd>
              <bdi dir="ltr">{formatEuros(balance.amount)}</bdi>
            </dd>
          </div>
        )}
        {after !== undefined && after >= 0 && (
          <div>
            <dt className={letters["muted"]}>{t.after}</dt>
            <dd>
              <bdi dir="ltr">{formatEuros(after)}</bdi>
            </dd>
          </div>
        )}
      </dl>
    </aside>
  );
}
