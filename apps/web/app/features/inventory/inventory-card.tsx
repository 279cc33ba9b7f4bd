import { cents, formatEuros } from "@trove/money";
import { Link } from "react-router";
import { IconShieldCheck, IconTruckDelivery } from "../../ui/icons/shop-icons.ts";
import { inventory } from "../../locales/en/inventory.ts";
import { quickView } from "../../locales/en/items/quick-view.ts";
import { tiers } from "../../locales/en/tiers.ts";
import { pageLanguage } from "../../locales/page-language.ts";
import { type Translated, useTexts } from "../../locales/texts.ts";
import { Button } from "../../ui/button.tsx";
import { dateTimeText, dayText } from "../../ui/date-text.ts";
import { Checkbox } from "../../ui/form/checkbox.tsx";
import { ItemPicture } from "../../ui/media/item-picture.tsx";
import { Price } from "../../ui/price.tsx";
import { TierFacets } from "../../ui/media/tier-badge.tsx";
import letters from "../../ui/letters.module.css";
import styles from "./inventory-card.module.css";
import { type InventoryItem, isSellable, shipPath } from "./selection/selection.ts";
import { useLongPress } from "./selection/use-long-press.ts";

type Props = {
  item: InventoryItem;
  /** The sell price in the signed odds table, in cents. Undefined if this browser has no record of the win. */
  signedPrice: number | undefined;
  /** The name in the signed odds table. Undefined if this browser has no record of the win. */
  signedName: string | undefined;
  isSelected: boolean;
  /** Loads the picture at once instead of lazily. True in the first row. */
  eager: boolean;
  onToggle: (item: InventoryItem, extend: boolean) => void;
  onSell: (item: InventoryItem) => void;
  onFairness: (transactionId: string) => void;
};

/**
 * One line about the item: its origin while it is in the inventory; afterwards where it went. `time` is the time of
 * that event.
 */
function lineOf(item: InventoryItem, t: Translated<typeof inventory>): { words: string; time: string | undefined } {
  const origin = t.sources[item.source];
  if (item.soldAtUtc !== null) return { words: t.soldOn(origin), time: item.soldAtUtc };
  if (item.deliveredAtUtc !== null) return { words: t.deliveredOn(origin), time: item.deliveredAtUtc };
  if (item.status === "Shipping") return { words: t.onItsWay(origin), time: undefined };
  return { words: origin, time: item.createdAtUtc };
}

export function InventoryCard(props: Props) {
  const { item, signedPrice, signedName, isSelected, eager, onToggle, onSell, onFairness } = props;
  const t = useTexts(inventory);
  const { inTable } = useTexts(quickView);
  const tierTexts = useTexts(tiers);
  const { id, name, imageUrl, tier } = item.item;
  const sellable = isSellable(item);
  const press = useLongPress(() => sellable && onToggle(item, false));
  const price = formatEuros(item.sellPrice);
  const { words, time } = lineOf(item, t);
  const { transactionId } = item;
  // Tables are in English. On other pages most names are translations; the proof's details have the signed ones.
  const isOtherName = signedName !== undefined && signedName !== name && pageLanguage() === "en";

  return (
    <li
      className={styles["card"]}
      data-tier={tier}
      data-selected={isSelected || undefined}
      data-status={item.status}
      {...press}
    >
      <div className={styles["stage"]}>
        <ItemPicture src={imageUrl} alt="" tier={tier} eager={eager} />
        {sellable && (
          <label className={styles["tick"]}>
            <Checkbox
              checked={isSelected}
              aria-label={t.select(name)}
              onChange={({ nativeEvent }) => onToggle(item, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
            />
          </label>
        )}
        <span className={item.status === "InInventory" ? "visually-hidden" : styles["status"]}>
          {t.statuses[item.status]}
        </span>
      </div>
      <div className={styles["words"]}>
        <h2>
          <Link to={`/shop/items/${id}`}>
            <bdi>{name}</bdi>
          </Link>
        </h2>
        {isOtherName && (
          <p className={styles["line"]}>
            {inTable} <bdi>{signedName}</bdi>
          </p>
        )}
        <p className={styles["line"]}>
          <TierFacets tier={tier} />
          <span>{tierTexts.names[tier]}</span>
          <span className={styles["worth"]}>
            <span className="visually-hidden">{t.worth} </span>
            <Price amount={item.marketPrice} />
          </span>
        </p>
        <p className={styles["line"]}>
          {words}
          {time !== undefined && (
            <time dateTime={time} title={dateTimeText(time)}>
              {dayText(time)}
            </time>
          )}
        </p>
        {signedPrice !== undefined && signedPrice !== item.sellPrice && (
          <p className={styles["differs"]}>{t.sale.signedPrice(name, formatEuros(cents(signedPrice)))}</p>
        )}
      </div>
      <div className={styles["foot"]}>
        {sellable ? (
          <Button variant="soft" onClick={() => onSell(item)}>
            {t.sell(price)}
            <span className="visually-hidden">
              : <bdi>{name}</bdi>
            </span>
          </Button>
        ) : (
          item.status === "Sold" && (
            <p className={letters["hint"]}>
              {t.soldFor} <Price amount={item.sellPrice} />
            </p>
          )
        )}
        {sellable && (
          <Link to={shipPath([item.id])} className={styles["way"]} title={t.ship(name)} aria-label={t.ship(name)}>
            <IconTruckDelivery size={18} stroke={1.6} />
            {t.words.ship}
          </Link>
        )}
        {item.shipmentId !== null && (
          <Link
            to={`/shipments#${item.shipmentId}`}
            className={styles["way"]}
            title={t.shipment(name)}
            aria-label={t.shipment(name)}
          >
            <IconTruckDelivery size={18} stroke={1.6} />
            {t.words.shipment}
          </Link>
        )}
        {item.source === "LootBox" && transactionId !== null && (
          <button
            type="button"
            className={styles["way"]}
            title={t.fairness(name)}
            aria-label={`${t.words.proof}: ${t.fairness(name)}`}
            onClick={() => onFairness(transactionId)}
          >
            <IconShieldCheck size={18} stroke={1.6} />
            {t.words.proof}
          </button>
        )}
      </div>
    </li>
  );
}
