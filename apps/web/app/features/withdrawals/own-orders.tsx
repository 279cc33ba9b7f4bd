import type { CallResult } from "../../api/request.ts";
import { useQuery } from "../../api/use-query.ts";
import { orders as orderTexts } from "../../locales/en/shipments/orders.ts";
import { withdrawals } from "../../locales/en/withdrawals/withdrawals.ts";
import { useTexts } from "../../locales/texts.ts";
import { useHasRole } from "../../session/use-session.ts";
import { dayText } from "../../ui/date-text.ts";
import { RadioCards } from "../../ui/form/radio-cards.tsx";
import { ItemPicture } from "../../ui/media/item-picture.tsx";
import { Price } from "../../ui/price.tsx";
import styles from "./withdraw-page.module.css";

export type OwnOrder = CallResult<"listPurchases">["items"][number];

const MOST_SHOWN = 4;

/** The person's newest paid orders; none for visitors. Undefined while they are read. */
export function useOwnOrders(): readonly OwnOrder[] | undefined {
  const isUser = useHasRole("User");
  const { data, error } = useQuery("listPurchases", isUser ? { query: { pageSize: 2 * MOST_SHOWN } } : undefined);
  if (!isUser || error !== undefined) return [];
  return data?.items.filter(({ status }) => status !== "Cancelled" && status !== "PaymentPending").slice(0, MOST_SHOWN);
}

type Props = {
  orders: readonly OwnOrder[];
  /** The number of an order, `order` for one that is typed, or `topUp`; empty before a choice. */
  value: string;
  error?: string;
  onChange: (value: string) => void;
};

/** Orders as cards with pictures, and after them the other things that people can withdraw from. */
export function OwnOrders({ orders, value, error, onChange }: Props) {
  const t = useTexts(withdrawals);
  const { count } = useTexts(orderTexts);
  const cards = orders.map(({ number, createdAtUtc, lines, total }) => ({
    value: number,
    icon: lines[0] && <ItemPicture src={lines[0].imageUrl} alt="" size="row" />,
    title: lines[0]?.name ?? number,
    text: (
      <span className={styles["facts"]}>
        {lines.length > 1 && <span>{count(lines.reduce((all, { quantity }) => all + quantity, 0))}</span>}
        <span>{dayText(createdAtUtc)}</span>
        <Price amount={total} />
        <small dir="ltr">{number}</small>
      </span>
    ),
  }));
  const others = [
    { value: "order", title: t.otherOrder, text: t.otherOrderText },
    { value: "topUp", title: t.topUp, text: t.topUpText },
  ];
  return (
    <RadioCards
      legend={t.about}
      cards={[...cards, ...others]}
      value={value}
      onChange={onChange}
      {...(error !== undefined && { error })}
      isList
    />
  );
}
