import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { cart as cartTexts } from "../../locales/en/cart.ts";
import { useTexts } from "../../locales/texts.ts";
import type { SessionState } from "../../session/session-store.ts";
import { useSession } from "../../session/use-session.ts";
import { PageTitle } from "../../ui/page/page-title.tsx";
import { SkeletonRows } from "../../ui/feedback/skeleton.tsx";
import { Steps } from "../../ui/page/steps.tsx";
import type { CartFields } from "../../cart/cart-fields.ts";
import { changeCart, useCart } from "../../cart/cart.ts";
import { returnedPayment } from "../payments/index.ts";
import { CartStep } from "./steps/cart-step.tsx";
import { CompleteView } from "./steps/complete-view.tsx";
import { DeliveryStep } from "./steps/delivery-step.tsx";
import type { Buyer } from "./effective-options.ts";
import { EmptyCart } from "./steps/empty-cart.tsx";
import { GuestStep } from "./steps/guest-step.tsx";
import { PaymentStep } from "./steps/payment-step.tsx";
import { PurchaseCheck } from "./order/purchase-check.tsx";
import { type Checkout, useCheckout } from "./use-checkout.tsx";

function buyerIn(session: SessionState): Buyer | undefined {
  if (session.status === "loading") return undefined;
  if (session.status === "unauthenticated") return "visitor";
  return session.user.roles.includes("User") ? "user" : "admin";
}

function CurrentStep({ checkout }: { checkout: Checkout }) {
  switch (checkout.step) {
    case "delivery":
      return checkout.buyer === "visitor" ? <GuestStep checkout={checkout} /> : <DeliveryStep checkout={checkout} />;
    case "payment":
      return <PaymentStep checkout={checkout} onDeclined={checkout.say} />;
    case "cart":
      return <CartStep checkout={checkout} />;
  }
}

/** The cart for a known buyer: its steps, the check of a pending payment, or the completed order. */
function KnownCart({ kept, buyer }: { kept: CartFields; buyer: Buyer }) {
  const t = useTexts(cartTexts);
  const checkout = useCheckout(kept, buyer);
  const { steps } = checkout.options;

  if (kept.paymentId !== "" && buyer !== "admin") {
    return (
      <>
        <Steps label={t.stepsLabel} names={steps.map((step) => t.steps[step])} current={steps.indexOf("payment")} />
        <PurchaseCheck
          key={kept.paymentId}
          paymentId={kept.paymentId}
          onPaid={() => checkout.goTo("cart")}
          onFailed={checkout.paymentFailed}
        />
      </>
    );
  }
  if (kept.cartItems.length > 0) return <CurrentStep checkout={checkout} />;
  if (kept.purchaseIdResult !== "") return <CompleteView kept={kept} isGuest={buyer === "visitor"} />;
  return <EmptyCart />;
}

/**
 * After the bank's redirect of a guest, moves the payment id from the URL into the stored cart. Returns true until that
 * is done.
 */
function useReturnedPayment(): boolean {
  const [search, setSearch] = useSearchParams();
  const returned = returnedPayment(search);
  useEffect(() => {
    if (returned === null) return;
    changeCart({ paymentId: returned });
    setSearch(new URLSearchParams(), { replace: true });
  }, [returned, setSearch]);
  return returned !== null;
}

export default function CartPage() {
  const t = useTexts(cartTexts);
  const kept = useCart();
  const buyer = buyerIn(useSession());
  const isReturning = useReturnedPayment();
  if (kept === undefined || buyer === undefined || isReturning) {
    return (
      <>
        <PageTitle title={t.title} />
        <SkeletonRows count={3} height={122} />
      </>
    );
  }
  return <KnownCart kept={kept} buyer={buyer} />;
}
