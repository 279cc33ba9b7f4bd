import { shipsTo } from "@trove/contract/countries";
import { SHIPPING_METHODS } from "@trove/contract/statuses";
import { add, subtract, ZERO_CENTS } from "@trove/money";
import { useState } from "react";
import { changeCart } from "../../../cart/cart.ts";
import { addresses } from "../../../locales/en/addresses.ts";
import { cart } from "../../../locales/en/cart.ts";
import { forms } from "../../../locales/en/forms.ts";
import { countryName } from "../../../locales/names.ts";
import { useTexts } from "../../../locales/texts.ts";
import { countryRules } from "../../../shell/country-rules.ts";
import { promisedNow } from "../../../shell/parcels.ts";
import { promiseText } from "../../../ui/promise-text.ts";
import { addressBody, addressMistakes, likelyCountry } from "../../addresses/index.ts";
import { type Confirmed, type ExpressQuote, ExpressWallets, type Ways } from "../../payments/index.ts";
import { methodCost } from "../effective-options.ts";
import { cartAddress } from "../order/cart-address.ts";
import type { Checkout } from "../use-checkout.tsx";
import styles from "./express-start.module.css";
import { walletValues } from "./wallet-values.ts";

/** The wallets above the first step. They fill the other steps and lead to the review. */
export function ExpressStart({ checkout, ways }: { checkout: Checkout; ways: Ways }) {
  const t = useTexts(cart);
  const words = useTexts(forms);
  const book = useTexts(addresses);
  const { subtotal, goods, promo, buyer, options, count, isReady } = checkout;
  const [state, setState] = useState<"loading" | "ready" | "lost">("loading");
  const first = ways.all?.find(({ express }) => express !== undefined);
  const isOver = ways.areLost || (ways.all !== undefined && first === undefined);
  if (state === "lost" || isOver || options.purchaseOption !== "order" || (isReady && count === 0)) return null;

  function quote(countryCode: string): ExpressQuote {
    if (!shipsTo(countryRules(), countryCode)) return { refused: t.cannotShip(countryName(countryCode)) };
    const isShippingFree = promo.kind === "FreeShipping";
    const discount = isShippingFree ? ZERO_CENTS : promo.discount;
    const rates = SHIPPING_METHODS.map((id) => {
      const amount = isShippingFree ? ZERO_CENTS : methodCost(countryCode, id, goods);
      const detail = promiseText(promisedNow(id, countryCode));
      return { id, label: t.methods[id], detail, amount, total: subtract(add(subtotal, amount), discount) };
    });
    const lines = [{ label: t.subtotal, amount: subtotal }];
    const { code } = promo;
    const isReduced = code !== undefined && discount > 0;
    const reduced = isReduced ? [{ label: t.discount(code), amount: subtract(ZERO_CENTS, discount) }] : [];
    return { lines: [...lines, ...reduced], rates, totalLabel: t.total };
  }

  function fill(confirmed: Confirmed): void {
    const { shippingMethod, email, address } = confirmed;
    const values = walletValues(confirmed);
    const mistakes = addressMistakes({ words, t: book }, values);
    const isComplete = Object.values(mistakes).every((text) => text === undefined);
    const isGuest = buyer === "visitor";
    const body = addressBody(values);
    const { firstName, lastName, phoneNumber } = body;
    changeCart({
      purchaseIdResult: "",
      shipmentIdResult: "",
      paymentId: "",
      shippingMethod,
      shippingCost: methodCost(address.countryCode, shippingMethod, goods),
      useShippingAddressAsBilling: true,
      billingAddress: null,
      // An address book has whole addresses alone, so another one is chosen there.
      shippingAddress: isComplete || isGuest ? cartAddress(body) : null,
      ...(isGuest
        ? { guestBuyerInfo: { email, firstName, lastName, phoneNumber } }
        : { paymentOption: "direct" as const }),
    });
    checkout.beginExpress(confirmed, isComplete);
  }

  const served = Object.keys(countryRules()).filter((code) => shipsTo(countryRules(), code));
  return (
    <div className={state === "loading" ? styles["place"] : undefined}>
      {first !== undefined && isReady && (
        <ExpressWallets
          ways={(ways.all ?? []).filter(
            ({ express, provider }) => express !== undefined && provider === first.provider,
          )}
          asksEmail={buyer === "visitor"}
          countries={served}
          countryCode={likelyCountry()}
          quote={quote}
          onConfirmed={fill}
          onReady={() => setState("ready")}
          onLost={() => setState("lost")}
        />
      )}
    </div>
  );
}
