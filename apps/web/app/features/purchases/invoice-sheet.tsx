import { times } from "@trove/money";
import { use } from "react";
import { useQuery } from "../../api/use-query.ts";
import { orders } from "../../locales/en/shipments/orders.ts";
import { purchases } from "../../locales/en/purchases.ts";
import { useTexts } from "../../locales/texts.ts";
import { dayText } from "../../ui/date-text.ts";
import { BrandContext } from "../../ui/page/site.ts";
import { Price } from "../../ui/price.tsx";
import { addressLines } from "../addresses/index.ts";
import styles from "./invoice.module.css";
import { InvoiceSums } from "./invoice-sums.tsx";
import { isPaid, type Purchase, stageOf } from "./purchase.ts";

function Place({ title, place }: { title: string; place: Purchase["billingAddress"] }) {
  if (place === null) return null;
  const lines = [`${place.firstName} ${place.lastName}`, ...addressLines(place)];
  return (
    <div>
      <h3>{title}</h3>
      <address>
        {lines.map((line) => (
          <bdi key={line}>{line}</bdi>
        ))}
      </address>
    </div>
  );
}

/** The invoice as a sheet of paper: always in light colours, as it is printed. */
export function InvoiceSheet({ purchase }: { purchase: Purchase }) {
  const t = useTexts(purchases);
  const words = useTexts(orders);
  const brand = use(BrandContext);
  const shop = useQuery("getApplicationInfo", {});
  const { number, createdAtUtc, paymentOption, lines, billingAddress, shippingAddress } = purchase;
  const { invoice } = t;

  return (
    <article className={styles["sheet"]} data-scheme="light" data-print aria-label={invoice.title(number)}>
      <header>
        <div>
          <strong>{brand}</strong>
          <p>{shop.data?.companyLegalLine}</p>
        </div>
        <h2>{invoice.name}</h2>
      </header>
      {!isPaid(purchase) && <p>{invoice.notPaid}</p>}
      <div className={styles["facts"]}>
        <dl>
          <div>
            <dt>{invoice.number}</dt>
            <dd>
              <bdi dir="ltr">{number}</bdi>
            </dd>
          </div>
          <div>
            <dt>{invoice.date}</dt>
            <dd>{dayText(createdAtUtc)}</dd>
          </div>
          <div>
            <dt>{invoice.status}</dt>
            <dd>{words.stages[stageOf(purchase)]}</dd>
          </div>
          <div>
            <dt>{invoice.payment}</dt>
            <dd>{t.payments[paymentOption]}</dd>
          </div>
        </dl>
        <Place title={invoice.billTo} place={billingAddress} />
        <Place title={invoice.shipTo} place={shippingAddress} />
      </div>
      <table>
        <caption className="visually-hidden">{invoice.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{invoice.item}</th>
            <th scope="col">{invoice.unitPrice}</th>
            <th scope="col">{invoice.quantity}</th>
            <th scope="col">{invoice.amount}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ itemId, name, unitPrice, quantity }) => (
            <tr key={itemId}>
              <th scope="row">
                <bdi>{name}</bdi>
              </th>
              <td>
                <Price amount={unitPrice} />
              </td>
              <td>{quantity}</td>
              <td>
                <Price amount={times(unitPrice, quantity)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <InvoiceSums purchase={purchase} />
    </article>
  );
}
