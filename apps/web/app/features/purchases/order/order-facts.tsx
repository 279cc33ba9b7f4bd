import type { ReactNode } from "react";
import { formatEuros } from "@trove/money";
import { purchases } from "../../../locales/en/purchases.ts";
import { useTexts } from "../../../locales/texts.ts";
import { addressLines } from "../../addresses/index.ts";
import { TransferLink } from "../../payments/index.ts";
import { isPaid, type Purchase, refundedOf } from "../purchase.ts";

type Address = Purchase["billingAddress"];

const linesOf = (place: NonNullable<Address>) => [`${place.firstName} ${place.lastName}`, ...addressLines(place)];

function Place({ title, place }: { title: string; place: Address }) {
  if (place === null) return null;
  const lines = linesOf(place);
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

/** The facts of an order: where it is sent, how it was paid, `children`, and the billing address if it is another. */
export function OrderFacts({ purchase, children }: { purchase: Purchase; children: ReactNode }) {
  const t = useTexts(purchases);
  const { status, paymentOption, billingAddress, shippingAddress } = purchase;
  const refunded = refundedOf(purchase);
  const isSame =
    shippingAddress !== null &&
    billingAddress !== null &&
    linesOf(shippingAddress).join() === linesOf(billingAddress).join();
  const unpaid = status === "PaymentPending" ? t.waiting : t.unpaid;
  return (
    <>
      <Place title={isSame ? t.shipAndBillTo : t.shipTo} place={shippingAddress} />
      <div>
        <h3>{t.payment}</h3>
        <p>{isPaid(purchase) ? t.payments[paymentOption] : unpaid}</p>
        {status === "PaymentPending" && <TransferLink transactionId={purchase.id} />}
        {refunded > 0 && <p>{t.refunded(formatEuros(refunded))}</p>}
      </div>
      {children}
      {!isSame && <Place title={t.billTo} place={billingAddress} />}
    </>
  );
}
