import type { PaymentMethod } from "@trove/contract/payment-methods";
import { ways as texts } from "../../../locales/en/payments/ways.ts";
import { type Translated, useTexts } from "../../../locales/texts.ts";
import { RadioCards } from "../../../ui/form/radio-cards.tsx";
import { IconWallet } from "../../../ui/icons/first-icons.ts";
import { IconBuildingBank, IconCash, IconCreditCard, IconReceipt2 } from "../../../ui/icons/shop-icons.ts";
import type { Way, Ways } from "./use-ways.ts";

type Hints = Translated<typeof texts>["hints"];

/** Icons of our own, because those of the methods are trademarks with rules for each. */
const icons: Record<keyof Hints, typeof IconCreditCard> = {
  card: IconCreditCard,
  wallet: IconWallet,
  bank: IconBuildingBank,
  debit: IconReceipt2,
  transfer: IconCash,
  link: IconCreditCard,
};

const kinds: Record<PaymentMethod, keyof Hints> = {
  card: "card",
  applePay: "wallet",
  googlePay: "wallet",
  link: "link",
  ideal: "bank",
  bancontact: "bank",
  sepaDebit: "debit",
  bankTransfer: "transfer",
};

function cardOf({ method }: Way, t: Translated<typeof texts>) {
  const kind = kinds[method];
  const Icon = icons[kind];
  return { value: method, title: t.methods[method], text: t.hints[kind], icon: <Icon size={22} stroke={1.7} /> };
}

/** The ways to pay. Shows nothing if there is no choice. */
export function WayChoice({ ways: { all = [], chosen, choose } }: { ways: Ways }) {
  const t = useTexts(texts);
  if (all.length < 2) return null;
  const cards = all.map((way) => cardOf(way, t));
  return <RadioCards legend={t.legend} cards={cards} value={chosen?.method ?? ""} onChange={choose} isList />;
}
