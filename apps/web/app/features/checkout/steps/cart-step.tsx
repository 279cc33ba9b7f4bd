import { formatEuros } from "@trove/money";
import { useRef } from "react";
import { Link } from "react-router";
import { IconArchive, IconCreditCard, IconTruckDelivery, IconWallet } from "../../../ui/icons/shop-icons.ts";
import { cart } from "../../../locales/en/cart.ts";
import { useTexts } from "../../../locales/texts.ts";
import { useAppInfo } from "../../../shell/app-info.ts";
import { LegalGuarantee } from "../../../shell/documents/legal-guarantee.tsx";
import { signInPath } from "../../../session/return-to.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { SkeletonRows } from "../../../ui/feedback/skeleton.tsx";
import letters from "../../../ui/letters.module.css";
import styles from "./cart-step.module.css";
import { changeCart } from "../../../cart/cart.ts";
import { costOfParcel } from "../../../shell/parcels.ts";
import { useTerms } from "../../../shell/terms.ts";
import { methodCost } from "../effective-options.ts";
import { countOf } from "../../../cart/cart-lines.ts";
import { likelyCountry } from "../../addresses/index.ts";
import { useWays, type Ways } from "../../payments/index.ts";
import { ExpressStart } from "../express/express-start.tsx";
import { billingCountry } from "../order/order-body.ts";
import { SimilarToCart } from "../../items/index.ts";
import { LineRow } from "./line-row.tsx";
import { RadioCards } from "../../../ui/form/radio-cards.tsx";
import { WhenNear } from "../../../ui/when-near.tsx";
import { StepFrame } from "./step-frame.tsx";
import type { Checkout } from "../use-checkout.tsx";
import { later } from "../../../ui/later.tsx";

// Most orders have no code, so the field is not among the first scripts.
const CodeField = later(() => import("../promo/code-field.tsx"));

/** The ways to pay for the order in the country to which it probably goes. */
function useLikelyWays({ cart: kept, options, total }: Checkout): Ways {
  const countryCode = billingCountry(kept, options) ?? likelyCountry();
  const wish = { purpose: "Purchase", countryCode, currencyCode: "EUR", amount: total } as const;
  return useWays(total > 0 ? wish : undefined);
}

function Choices({ checkout, ways }: { checkout: Checkout; ways: Ways }) {
  const t = useTexts(cart);
  const { authMethod } = useAppInfo();
  const { buyer, options, balance, cart: kept, goods } = checkout;
  const to = kept.shippingAddress?.countryCode;
  const now = formatEuros(methodCost(to, "standard", goods));
  const laterPrice = formatEuros(
    costOfParcel({ flow: "shipment", method: "standard", countryCode: to, grams: goods.grams }),
  );
  const isVisitor = buyer === "visitor";
  const { order, inventory, signIn } = t.purchaseOptions;
  const { balance: wallet, direct, guest } = t.paymentOptions;
  const isCardAlone = !ways.all?.some(({ method }) => method !== "card");
  const paidNow = ({ title, ofMany, text }: typeof direct) => {
    return { title: isCardAlone ? title : ofMany, text, icon: <IconCreditCard size={26} stroke={1.5} /> };
  };
  const here = { pathname: "/cart", search: "", hash: "" };
  return (
    <>
      <RadioCards
        legend={t.purchase}
        value={options.purchaseOption}
        onChange={(purchaseOption) => changeCart({ purchaseOption })}
        cards={[
          {
            value: "order",
            title: order.title,
            text: order.text(now),
            icon: <IconTruckDelivery size={26} stroke={1.5} />,
          },
          {
            value: "inventory",
            title: inventory.title,
            text: isVisitor ? signIn : inventory.text(laterPrice, now),
            icon: <IconArchive size={26} stroke={1.5} />,
            disabled: isVisitor,
          },
        ]}
      />
      <RadioCards
        legend={t.payment}
        value={options.paymentOption}
        onChange={(paymentOption) => changeCart({ paymentOption })}
        cards={
          isVisitor
            ? [{ value: "guest", ...paidNow(guest) }]
            : [
                {
                  value: "balance",
                  title: wallet.title,
                  text: wallet.text(balance === undefined ? "–" : formatEuros(balance)),
                  icon: <IconWallet size={26} stroke={1.5} />,
                },
                { value: "direct", ...paidNow(direct) },
              ]
        }
      />
      {isVisitor && (
        <p className={letters["hint"]}>
          {t.signInText} <Link to={signInPath(authMethod, here)}>{t.signIn}</Link>
        </p>
      )}
    </>
  );
}

/** The first step: the items, whether to ship them or add them to the inventory, and how to pay. */
export function CartStep({ checkout }: { checkout: Checkout }) {
  const t = useTexts(cart);
  const list = useRef<HTMLUListElement>(null);
  const { lines, buyer, isReady, loadError, count } = checkout;
  const remaining = useTerms().maxCartItems - countOf(checkout.cart.cartItems);
  const isAdmin = buyer === "admin";
  const ways = useLikelyWays(checkout);

  function onNext(): void {
    // Removes the ids of an earlier order.
    changeCart({ purchaseIdResult: "", shipmentIdResult: "", paymentId: "" });
    checkout.next();
  }

  return (
    <>
      <StepFrame
        checkout={checkout}
        heading={t.yourItems}
        action={
          !isAdmin && (
            <>
              {isReady && count === 0 && <p className={letters["hint"]}>{t.nothingToBuy}</p>}
              <Button size="large" wide disabled={count === 0} onClick={onNext}>
                {checkout.nextText}
              </Button>
            </>
          )
        }
      >
        {isAdmin && <Alert kind="note">{t.adminOnly}</Alert>}
        {loadError !== undefined && <ErrorState error={loadError} onRetry={checkout.reload} />}
        {!isReady && loadError === undefined && (
          <div className={styles["waiting"]}>
            <SkeletonRows count={Math.min(lines.length, 6)} height="var(--row-height)" />
          </div>
        )}
        {!isAdmin && <ExpressStart checkout={checkout} ways={ways} />}
        {isReady && (
          <ul ref={list} className={styles["lines"]} tabIndex={-1} aria-label={t.title}>
            {lines.map((line) => (
              <LineRow key={line.itemId} line={line} remaining={remaining} onRemoved={() => list.current?.focus()} />
            ))}
          </ul>
        )}
        {!isAdmin && <Choices checkout={checkout} ways={ways} />}
        {!isAdmin && (
          <div className={styles["code"]}>
            <CodeField promo={checkout.promo} />
          </div>
        )}
        {isReady && <LegalGuarantee />}
      </StepFrame>
      <WhenNear>
        <div className={styles["similar"]}>
          <SimilarToCart itemIds={lines.map(({ itemId }) => itemId)} />
        </div>
      </WhenNear>
    </>
  );
}
