import { daysOnTheWay } from "@trove/contract/days-on-the-way";
import { formatEuros, fromEuros } from "@trove/money";
import { useEffect, useRef, useState } from "react";
import { item as itemTexts } from "../../../locales/en/items/item.ts";
import { useTexts } from "../../../locales/texts.ts";
import { useTerms } from "../../../shell/terms.ts";
import { IconTruckDelivery } from "../../../ui/icons/first-icons.ts";
import { later } from "../../../ui/later.tsx";
import styles from "./delivery-line.module.css";
import type { DeliveredItem } from "./delivery-to.tsx";

const DeliveryTo = later(() => import("./delivery-to.tsx"));

/**
 * When the item arrives and what sending it costs. The server does not know the visitor's country, so its page states
 * working days; the browser replaces them by days when the lines come into view, in lines of the same height.
 */
export function DeliveryLine({ item }: { item: DeliveredItem }) {
  const t = useTexts(itemTexts);
  const { shipping } = useTerms();
  const [isReady, setReady] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (place.current === null) return undefined;
    const watch = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      watch.disconnect();
      // Without the code, the line of the server stays.
      DeliveryTo.preload().then(
        () => setReady(true),
        () => {},
      );
    });
    watch.observe(place.current);
    return () => watch.disconnect();
  }, []);
  const { min, max } = daysOnTheWay(shipping.delivery, "standard");
  const usual = (
    <div>
      <p>{t.delivery(min, max)}</p>
      <p>{t.deliveryPrice(formatEuros(fromEuros(shipping.prices.cartStandard)))}</p>
    </div>
  );
  return (
    <div ref={place} className={styles["delivery"]}>
      <IconTruckDelivery size={22} stroke={1.6} />
      {isReady ? <DeliveryTo item={item} waiting={usual} /> : usual}
    </div>
  );
}
