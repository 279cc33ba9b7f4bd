import { cents, type Cents } from "@trove/money";

/** What the return page needs to know of the top-up that was begun in this tab, since a bank's redirect forgets it. */
export type PendingTopUp = {
  amount: Cents;
  returnTo?: string;
  /** Why the bank declined, as the card form was told. */
  declineReason?: string;
};

const KEY = "pendingTopUp";

type Place = Pick<Storage, "getItem" | "setItem" | "removeItem">;

export function rememberTopUp(place: Place, topUp: PendingTopUp): void {
  place.setItem(KEY, JSON.stringify(topUp));
}

/** What was remembered, or undefined when there is nothing or something else. */
export function readTopUp(place: Place): PendingTopUp | undefined {
  try {
    const { amount, ...texts } = Object(JSON.parse(place.getItem(KEY) ?? "null")) as Record<string, unknown>;
    if (typeof amount !== "number") return undefined;
    const optional = (["returnTo", "declineReason"] as const).filter((name) => typeof texts[name] === "string");
    return { amount: cents(amount), ...Object.fromEntries(optional.map((name) => [name, texts[name]])) };
  } catch {
    return undefined;
  }
}

export function forgetTopUp(place: Place): void {
  place.removeItem(KEY);
}
