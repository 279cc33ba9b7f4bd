import { IconBox, IconCreditCard, IconKey, IconTruckDelivery, IconX } from "../../../ui/icons/shop-icons.ts";
import { IconCoin, IconNote, IconShoppingCart, IconUserShield } from "../../../ui/icons/dashboard-icons.ts";
import { people } from "../../../locales/en/people.ts";
import { orders } from "../../../locales/en/shipments/orders.ts";
import { useTexts } from "../../../locales/texts.ts";
import { dateTimeText } from "../../../ui/date-text.ts";
import { Price } from "../../../ui/price.tsx";
import { FlagMark } from "../flag-mark.tsx";
import letters from "../../../ui/letters.module.css";
import styles from "./timeline.module.css";
import type { TimelineGroup } from "./grouped.ts";
import { groupLineOf, lineOf } from "./timeline-words.ts";
import type { TimelineEntry } from "./use-timeline.ts";

const icons = {
  Money: IconCoin,
  Opening: IconBox,
  Void: IconX,
  Payment: IconCreditCard,
  Order: IconShoppingCart,
  Shipment: IconTruckDelivery,
  Session: IconKey,
  Note: IconNote,
  Act: IconUserShield,
} as const satisfies Record<TimelineEntry["kind"], unknown>;

/** One entry of the timeline, or several about one thing: a sentence, and the amount that changed the balance. */
export function TimelineLine({ group }: { group: TimelineGroup }) {
  const t = useTexts(people);
  const words = useTexts(orders);
  const entry = group.head;
  const Icon = icons[entry.kind];
  const { what, more, amount } = group.entries.length === 1 ? lineOf(entry, t, words) : groupLineOf(group, t, words);
  return (
    <li className={styles["line"]} data-kind={entry.kind}>
      <Icon size={18} stroke={1.8} />
      <time className={letters["hint"]} dateTime={entry.atUtc}>
        {dateTimeText(entry.atUtc)}
      </time>
      <div className={styles["what"]}>
        <p>{what}</p>
        {more !== undefined && <p className={letters["hint"]}>{more}</p>}
        {entry.kind === "Order" && entry.flag !== null && <FlagMark flag={entry.flag} />}
      </div>
      {amount !== undefined && <Price amount={amount} signed />}
    </li>
  );
}
