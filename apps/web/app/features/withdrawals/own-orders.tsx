import useSWR from "swr";
import { call } from "../../api/call.ts";
import type { CallResult } from "../../api/request.ts";
import { useQuery } from "../../api/use-query.ts";
import { orders as orderTexts } from "../../locales/en/shipments/orders.ts";
import { withdrawals } from "../../locales/en/withdrawals/withdrawals.ts";
import { useTexts } from "../../locales/texts.ts";
import { useHasRole } from "../../session/use-session.ts";
import { dayText, lastDayText } from "../../ui/date-text.ts";
import { RadioCards } from "../../ui/form/radio-cards.tsx";
import { ItemPicture } from "../../ui/media/item-picture.tsx";
import { Price } from "../../ui/price.tsx";
import styles from "./withdraw-page.module.css";

type Purchase = CallResult<"listPurchases">["items"][number];

export type OwnOrder = Purchase & {
  /** When the right to withdraw ends. Undefined while the order is on its way, or if it can't be read now. */
  closesAtUtc: string | undefined;
};

const MOST_SHOWN = 4;

async function readCloses({ number }: Purchase): Promise<[number: string, closesAtUtc: string | undefined]> {
  const { closesAtUtc } = await call("getReturns", { body: { orderNumber: number, token: null } });
  return [number, closesAtUtc ?? undefined];
}

/** True unless the right to withdraw has ended. */
const isOpen = ({ closesAtUtc }: OwnOrder) => closesAtUtc === undefined || Date.parse(closesAtUtc) > Date.now();

/**
 * The newest paid orders from which the person can still withdraw; none for visitors. Undefined while they are read.
 */
export function useOwnOrders(): readonly OwnOrder[] | undefined {
  const isUser = useHasRole("User");
  const { data, error } = useQuery("listPurchases", isUser ? { query: { pageSize: 2 * MOST_SHOWN } } : undefined);
  const paid = data?.items
    .filter(({ status }) => status !== "Cancelled" && status !== "PaymentPending")
    .slice(0, MOST_SHOWN);
  const arrived = paid?.filter(({ deliveredAtUtc }) => deliveredAtUtc !== null) ?? [];
  const closes = useSWR<[string, string | undefined][], Error>(
    arrived.length > 0 && ["withdrawable", ...arrived.map(({ number }) => number)],
    () => Promise.all(arrived.map(readCloses)),
  );
  if (!isUser || error !== undefined) return [];
  if (paid === undefined || closes.isLoading) return undefined;
  const closesOf = new Map(closes.data);
  return paid.map((purchase) => ({ ...purchase, closesAtUtc: closesOf.get(purchase.number) })).filter(isOpen);
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
  const cards = orders.map(({ number, createdAtUtc, lines, total, closesAtUtc }) => ({
    value: number,
    icon: lines[0] && <ItemPicture src={lines[0].imageUrl} alt="" size="row" />,
    title: lines[0]?.name ?? number,
    text: (
      <span className={styles["facts"]}>
        {lines.length > 1 && <span>{count(lines.reduce((all, { quantity }) => all + quantity, 0))}</span>}
        <span>{dayText(createdAtUtc)}</span>
        <Price amount={total} />
        <small dir="ltr">{number}</small>
        {closesAtUtc !== undefined && <span>{t.until(lastDayText(closesAtUtc))}</span>}
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
