import { formatEuros, subtract } from "@trove/money";
import { useState } from "react";
import { useQuery } from "../../../api/use-query.ts";
import { cart } from "../../../locales/en/cart.ts";
import { ways as wayTexts } from "../../../locales/en/payments/ways.ts";
import { labelled } from "../../../locales/joined.ts";
import { useTexts } from "../../../locales/texts.ts";
import { LegalGuarantee } from "../../../shell/documents/legal-guarantee.tsx";
import { promisedNow } from "../../../shell/parcels.ts";
import { promiseText } from "../../../ui/promise-text.ts";
import letters from "../../../ui/letters.module.css";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { AddressChoice, chosenAddress } from "../../addresses/index.ts";
import { topUpFor, topUpPath } from "../../balance/index.ts";
import { payExpress, sessionTitle, useWays, WayChoice } from "../../payments/index.ts";
import { CardPayment, keepOutcome } from "../order/card-payment.tsx";
import { cartAddress } from "../order/cart-address.ts";
import { billingCountry } from "../order/order-body.ts";
import { changeCart } from "../../../cart/cart.ts";
import { OrderReview } from "./order-review.tsx";
import { beginPayment, type BegunOrder, payFromBalance } from "../order/place-order.ts";
import { StepFrame } from "./step-frame.tsx";
import type { Checkout } from "../use-checkout.tsx";

type Props = { checkout: Checkout; onDeclined: (reason: string) => void };

/** The last step. Its button pays from the balance, or places the order and shows the form of the chosen way. */
export function PaymentStep({ checkout, onDeclined }: Props) {
  const t = useTexts(cart);
  const titles = useTexts(wayTexts);
  const [busy, setBusy] = useState(false);
  const [begun, setBegun] = useState<BegunOrder>();
  const { options, total, balance, count } = checkout;
  const isBalance = options.paymentOption === "balance";
  const needsBill = options.purchaseOption === "inventory" && !isBalance;
  const book = useQuery("listAddresses", needsBill ? {} : undefined);
  const [adding, setAdding] = useState(false);
  const bill = chosenAddress(book.data, checkout.cart.billingAddress?.id);
  const countryCode = needsBill ? bill?.countryCode : billingCountry(checkout.cart, options);
  const isPaidNow = !isBalance && countryCode !== undefined && count > 0;
  const ways = useWays(
    isPaidNow ? { purpose: "Purchase", countryCode, currencyCode: "EUR", amount: total } : undefined,
    checkout.express?.method,
  );
  const isByWallet = isPaidNow && ways.chosen !== undefined && ways.chosen.method === checkout.express?.method;
  const areWaysLoading = isPaidNow && ways.all === undefined && !ways.areLost;
  const isPoor = isBalance && balance !== undefined && balance < total;
  const missing = isPoor ? topUpFor(subtract(total, balance)) : undefined;

  async function order(): Promise<void> {
    if (busy || areWaysLoading) return;
    if (needsBill && bill === undefined) return setAdding(true);
    setBusy(true);
    checkout.say(undefined);
    const billed = needsBill && bill !== undefined ? { billingAddress: cartAddress(bill) } : {};
    changeCart(billed);
    const asked = { ...checkout, cart: { ...checkout.cart, ...billed } };
    try {
      if (isBalance) {
        await payFromBalance(asked);
        // The page now shows the completed order. A later order must start at the first step.
        checkout.goTo("cart");
      } else await payNow(await beginPayment(asked, ways.chosen?.method));
    } catch (error) {
      await checkout.refused(error);
    } finally {
      setBusy(false);
    }
  }

  /** Pays with what the wallet has confirmed, or shows the form of the session. */
  async function payNow(placed: BegunOrder): Promise<void> {
    const confirmed = isByWallet ? checkout.express : undefined;
    checkout.endExpress();
    const outcome = confirmed && (await payExpress(placed.session, confirmed));
    if (outcome !== undefined) return keepOutcome(placed, outcome, onDeclined);
    if (confirmed !== undefined) checkout.say(t.express.again);
    setBegun(placed);
  }

  function startAgain(): void {
    checkout.intent.fulfilled();
    setBegun(undefined);
  }

  if (begun !== undefined) {
    return (
      <StepFrame
        key="card"
        checkout={{ ...checkout, hasMoved: true, back: () => setBegun(undefined) }}
        heading={sessionTitle(titles, begun.session, t.reviewCard)}
      >
        <CardPayment order={begun} onStartAgain={startAgain} onDeclined={onDeclined} />
      </StepFrame>
    );
  }

  const price = formatEuros(total);
  const pay = (
    <Button size="large" wide busy={busy || areWaysLoading} disabled={count === 0} onClick={() => void order()}>
      {isBalance ? t.payBalance(price) : checkout.hasFailed ? t.payAgain(price) : t.orderAndPay(price)}
    </Button>
  );
  const { shippingMethod } = checkout.cart;
  const arrival = options.purchaseOption === "order" && shippingMethod !== "" && (
    <p className={letters["hint"]}>
      {labelled(t.deliverBy, promiseText(promisedNow(shippingMethod, checkout.cart.shippingAddress?.countryCode)))}
    </p>
  );
  const topUp = missing !== undefined && (
    <ButtonLink to={topUpPath({ amount: missing, returnTo: "/cart" })} size="large" wide>
      {t.topUp(formatEuros(missing))}
    </ButtonLink>
  );

  return (
    <StepFrame
      key="review"
      checkout={checkout}
      heading={t.review}
      action={
        topUp || (
          <>
            {arrival}
            {pay}
          </>
        )
      }
    >
      {isByWallet && checkout.express?.total !== total && <Alert kind="note">{t.express.changed}</Alert>}
      {missing !== undefined && <Alert kind="note">{t.tooLittle}</Alert>}
      <OrderReview checkout={checkout} />
      <LegalGuarantee />
      {needsBill && (
        <AddressChoice
          legend={t.billingAddress}
          hint={t.billingHint}
          value={bill?.id}
          adding={adding}
          onAdding={setAdding}
          onChange={(chosen) => changeCart({ billingAddress: cartAddress(chosen) })}
        />
      )}
      {isPaidNow && <WayChoice ways={ways} />}
    </StepFrame>
  );
}
