import { type Cents, ZERO_CENTS } from "@trove/money";
import type { ApiError } from "../../../api/api-error.ts";
import { useQuery } from "../../../api/use-query.ts";
import { changeCart } from "../../../cart/cart.ts";
import type { CartFields } from "../../../cart/cart-fields.ts";
import { type CartLine, repeatedIds } from "../../../cart/cart-lines.ts";
import type { Options } from "../effective-options.ts";

/** A promo code of the order. */
export type Promo = {
  /** The code as it was typed; empty if there is none. */
  typed: string;
  /** The code, if the shop accepts it for these items. */
  code: string | undefined;
  kind: "Percent" | "Amount" | "FreeShipping" | undefined;
  refusal: ApiError | undefined;
  isChecking: boolean;
  /** The amount that it takes off items and shipping. */
  discount: Cents;
  use: (typed: string) => void;
  /** Asks again, because an order with the code was refused. */
  checkAgain: () => void;
};

/**
 * Checks a code with the shop whenever code, items or purchase option change. Refused codes are limited, so nothing
 * asks by itself.
 */
export function usePromo(
  { promoCode: typed }: Pick<CartFields, "promoCode">,
  bought: readonly CartLine[],
  { purchaseOption, shippingCost }: Options,
): Promo {
  const input = { body: { code: typed, itemIds: repeatedIds(bought), purchaseOption } };
  const isAsked = typed !== "" && bought.length > 0;
  const { data, error, isLoading, mutate } = useQuery("checkPromoCode", isAsked ? input : undefined, {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    shouldRetryOnError: false,
  });
  const found = isAsked && error === undefined ? data : undefined;
  const shipping = found?.kind === "FreeShipping" && purchaseOption === "order" ? shippingCost : ZERO_CENTS;
  return {
    typed,
    code: found?.code,
    kind: found?.kind,
    refusal: isAsked ? error : undefined,
    isChecking: isAsked && isLoading,
    discount: found?.kind === "FreeShipping" ? shipping : (found?.itemsDiscount ?? ZERO_CENTS),
    use(next) {
      if (next === typed) void mutate();
      else changeCart({ promoCode: next });
    },
    checkAgain: () => void mutate(),
  };
}
