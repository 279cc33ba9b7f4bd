import { add, type Cents, subtract } from "@trove/money";
import { type ReactNode, useState } from "react";
import { ApiError } from "../../api/api-error.ts";
import { useBalance } from "../../api/balance.ts";
import { call } from "../../api/call.ts";
import { createIntent, type Intent } from "../../api/intent.ts";
import type { CallInput } from "../../api/request.ts";
import { revalidate, useQuery } from "../../api/use-query.ts";
import { cart as cartTexts } from "../../locales/en/cart.ts";
import { useTexts } from "../../locales/texts.ts";
import { refreshTerms } from "../../shell/refresh-terms.ts";
import { weightOfPieces } from "../../shell/parcels.ts";
import { useTerms } from "../../shell/terms.ts";
import { Alert } from "../../ui/feedback/alert.tsx";
import type { CartFields } from "../../cart/cart-fields.ts";
import { type CartLine, countOf } from "../../cart/cart-lines.ts";
import { type Buyer, effectiveOptions, type Goods, type Options, type Step } from "./effective-options.ts";
import { missingStep } from "./order/order-body.ts";
import { boughtLines, piecesOf, type PricedLine, pricedLines, type ShopItem, subtotal } from "./priced-lines.ts";
import { refusalText } from "./order/refusal-text.ts";
import type { Confirmed } from "../payments/index.ts";
import { type Promo, usePromo } from "./promo/use-promo.ts";
import { useSteps } from "./steps/use-steps.ts";

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function itemsInput(cart: CartFields): CallInput<"listItems"> | undefined {
  const ids = cart.cartItems
    .map(({ itemId }) => itemId)
    .filter((id) => UUID.test(id))
    .toSorted();
  return ids.length === 0 ? undefined : { query: { ids, pageSize: 50 } };
}

/**
 * The index of the step to show. A step whose data are missing is shown before the payment step; another tab may have
 * changed the options.
 */
function shownStep(reached: number, cart: CartFields, options: Options): number {
  const last = options.steps.indexOf("payment");
  const missing = reached < last ? undefined : missingStep(cart, options);
  return missing === undefined ? Math.min(reached, last) : options.steps.indexOf(missing);
}

/** The state and actions that all steps of the cart share. */
export type Checkout = {
  cart: CartFields;
  buyer: Buyer;
  options: Options;
  lines: readonly PricedLine[];
  /** False while the cart's items are being loaded. */
  isReady: boolean;
  loadError: ApiError | undefined;
  reload: () => void;
  /** The lines that the order will contain. */
  bought: readonly CartLine[];
  count: number;
  subtotal: Cents;
  goods: Goods;
  promo: Promo;
  /** Items and shipping, less what a promo code takes off. */
  total: Cents;
  balance: Cents | undefined;
  /** Makes the order's idempotency key, so that an order is not placed twice after going back or losing a response. */
  intent: Intent;
  /** The index of the shown step. */
  active: number;
  step: Step;
  /** Goes to a step. If the order doesn't have that step, goes to the first one. */
  goTo: (step: Step) => void;
  next: () => void;
  /** The text of the button to continue. */
  nextText: string;
  back: () => void;
  hasMoved: boolean;
  notice: ReactNode;
  say: (text: string | undefined) => void;
  /** Call this when a payment failed. Shows a text about it, and lets the person pay again with a new order. */
  paymentFailed: () => void;
  /** Whether the last payment failed. */
  hasFailed: boolean;
  /** The order that a wallet has confirmed, until it is used. Lost with the page. */
  express: Confirmed | undefined;
  /** Goes to the review, or to the delivery step if the wallet's address lacks something. */
  beginExpress: (confirmed: Confirmed, isComplete: boolean) => void;
  endExpress: () => void;
  /** Shows why an order was refused, and reloads the data that may have changed. */
  refused: (error: unknown) => Promise<void>;
};

export function useCheckout(cart: CartFields, buyer: Buyer): Checkout {
  const t = useTexts(cartTexts);
  const steps = useSteps();
  const [said, setSaid] = useState<string>();
  const [hasFailed, setFailed] = useState(false);
  const [express, setExpress] = useState<Confirmed>();
  const [intent] = useState(() => createIntent());
  const input = itemsInput(cart);
  const items = useQuery("listItems", input);
  const { data: money, mutate: readBalance } = useBalance(buyer === "user");
  const lines = pricedLines(cart.cartItems, items.data?.items ?? []);
  const bought = boughtLines(lines);
  const sum = subtotal(lines);
  useTerms();
  const goods = { itemsTotal: sum, grams: weightOfPieces(piecesOf(lines)) };
  const options = effectiveOptions(buyer, cart, goods);
  const promo = usePromo(cart, bought, options);
  const active = shownStep(steps.active, cart, options);

  const goTo = (step: Step) => steps.go(Math.max(0, options.steps.indexOf(step)));

  /** The reloaded items; undefined if they can't be loaded. */
  async function readAgain(): Promise<readonly ShopItem[] | undefined> {
    if (input === undefined) return [];
    const read = items.mutate(call("listItems", input, { fresh: true }), { revalidate: false });
    const result = await read.catch(() => undefined);
    return result?.items;
  }

  /**
   * If an item or address of the order no longer exists, goes to the step where it can be changed. Items come first.
   */
  async function leadToMissing(now: readonly ShopItem[] | undefined): Promise<void> {
    await revalidate("listAddresses");
    const isItem = now !== undefined && bought.some(({ itemId }) => !now.some(({ id }) => id === itemId));
    // Orders into the inventory choose their billing address in the payment step.
    const addressStep = options.steps.includes("delivery") ? "delivery" : "payment";
    goTo(isItem ? "cart" : addressStep);
  }

  function walk(to: number): void {
    setSaid(undefined);
    setFailed(false);
    steps.go(to);
  }

  return {
    cart,
    buyer,
    options,
    lines,
    isReady: input === undefined || (items.data !== undefined && !promo.isChecking),
    loadError: items.data === undefined ? items.error : undefined,
    reload: () => void items.mutate(),
    bought,
    count: countOf(bought),
    subtotal: sum,
    goods,
    promo,
    total: subtract(add(sum, bought.length === 0 ? sum : options.shippingCost), promo.discount),
    balance: money?.amount,
    intent,
    active,
    step: options.steps[active] ?? "cart",
    goTo,
    next: () => walk(active + 1),
    nextText: t.nextTo[options.steps[active + 1] === "delivery" ? "delivery" : "payment"],
    back: () => (active === 0 ? steps.leave() : walk(active - 1)),
    hasMoved: steps.hasMoved,
    notice: said !== undefined && <Alert kind="bad">{said}</Alert>,
    say: setSaid,
    paymentFailed() {
      intent.fulfilled();
      setSaid(said === undefined ? t.notPaid : `${said} ${t.notPaid}`);
      setFailed(true);
      goTo("payment");
    },
    hasFailed,
    express,
    beginExpress(confirmed, isComplete) {
      setExpress(confirmed);
      walk(options.steps.indexOf(isComplete ? "payment" : "delivery"));
      if (!isComplete) setSaid(t.express.check);
    },
    endExpress: () => setExpress(undefined),
    async refused(error) {
      const code = error instanceof ApiError ? error.code : undefined;
      // The order with this key has ended, so the next attempt needs a new key.
      if (code === "STATUS_CONFLICT") intent.fulfilled();
      if (code === "INSUFFICIENT_BALANCE") await readBalance();
      const isOutdated = code === "OUT_OF_STOCK" || code === "PRICE_CHANGED" || code === "NOT_FOUND";
      if (code === "PRICE_CHANGED" || code === "VALIDATION_FAILED") await refreshTerms();
      const now = isOutdated ? await readAgain() : [];
      setSaid(refusalText(t, error, lines));
      // Other prices make another discount. Without a second check, the order would be refused again and again.
      if (code === "PROMO_REFUSED" || code === "PRICE_CHANGED") promo.checkAgain();
      if (code === "OUT_OF_STOCK" || code === "PROMO_REFUSED") goTo("cart");
      if (code === "NOT_FOUND") await leadToMissing(now);
    },
  };
}
