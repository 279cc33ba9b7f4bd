import { formatEuros, subtract } from "@trove/money";
import type { ReactNode } from "react";
import { useBalance } from "../../../api/balance.ts";
import { shipping } from "../../../locales/en/shipments/shipping.ts";
import { useTexts } from "../../../locales/texts.ts";
import { ItemPicture } from "../../../ui/media/item-picture.tsx";
import letters from "../../../ui/letters.module.css";
import styles from "./shipment-summary.module.css";
import type { ShipmentFlow } from "./shipment-flow.ts";
import type { ShippableItem } from "./use-shippable-items.ts";

type Props = {
  flow: ShipmentFlow;
  chosen: readonly ShippableItem[];
  /** The buttons, which stay at the lower edge of a phone. */
  children: ReactNode;
};

/** The items and cost of the shipment with the buttons of the step; stays visible beside the steps. */
export function ShipmentSummary({ flow, chosen, children }: Props) {
  const t = useTexts(shipping);
  const { data: balance } = useBalance();
  const after = balance && subtract(balance.amount, flow.shippingCost);
  const cost = formatEuros(flow.shippingCost);
  const isEmpty = chosen.length === 0;
  return (
    <aside className={styles["aside"]} aria-label={t.summary}>
      <div className={styles["summary"]}>
        <h2>{t.summary}</h2>
        <p className={letters["muted"]}>{isEmpty ? t.noneChosen : t.items(chosen.length)}</p>
        {!isEmpty && (
          <ul>
            {chosen.map(({ id, item }) => (
              <li key={id} title={item.name}>
                <ItemPicture src={item.imageUrl} alt={item.name} tier={item.tier} size="row" />
              </li>
            ))}
          </ul>
        )}
        {!isEmpty && (
          <dl>
            <div>
              <dt className={letters["muted"]}>{t.cost}</dt>
              <dd>
                <bdi dir="ltr">{cost}</bdi>
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
        )}
      </div>
      <div className={styles["actions"]}>
        <p aria-hidden="true" className={styles["short"]}>
          {isEmpty ? t.noneChosen : t.items(chosen.length)}
          {!isEmpty && <bdi dir="ltr">{cost}</bdi>}
        </p>
        {children}
      </div>
    </aside>
  );
}
