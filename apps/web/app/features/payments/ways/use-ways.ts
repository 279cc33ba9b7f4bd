import type { PaymentMethod } from "@trove/contract/payment-methods";
import type { PaymentPurpose } from "@trove/contract/statuses";
import { type Cents, toEuros } from "@trove/money";
import { useState } from "react";
import { useQuery } from "../../../api/use-query.ts";
import type { CallResult } from "../../../api/request.ts";
import { rememberedMethod } from "./remembered-method.ts";

export type Way = CallResult<"listPaymentWays">[number];

type Wish = { purpose: PaymentPurpose; countryCode: string; currencyCode: string; amount: Cents };

/**
 * The ways to pay, and the chosen one: by a press, or the one that this browser paid with last, or the preferred one.
 */
export type Ways = {
  /** Undefined until they are known. */
  all: readonly Way[] | undefined;
  /** Whether they could not be read. */
  areLost: boolean;
  chosen: Way | undefined;
  choose: (method: PaymentMethod) => void;
};

/** Apple's wallet exists only in its own browsers. The sandbox has one that stands for it. */
const isHere = ({ method, provider }: Way) =>
  method !== "applePay" || provider === "sandbox" || "ApplePaySession" in window;

/**
 * Reads the ways in which a sum can be paid. `wish` is undefined while country or sum are not known. `preferred` is
 * chosen until the person chooses another one.
 */
export function useWays(wish: Wish | undefined, preferred?: PaymentMethod): Ways {
  const [method, choose] = useState<PaymentMethod>();
  const [last] = useState(rememberedMethod);
  const query = wish && {
    purpose: wish.purpose,
    country: wish.countryCode,
    currency: wish.currencyCode,
    amount: String(toEuros(wish.amount)),
  };
  const { data, error } = useQuery("listPaymentWays", query && { query });
  const all = data?.filter(isHere);
  const named = (wished: PaymentMethod | undefined) => all?.find((way) => way.method === wished);
  const chosen = named(method) ?? named(preferred) ?? named(last) ?? all?.[0];
  return { all, areLost: data === undefined && error !== undefined, chosen, choose };
}
