import { GIFT_MAX, GIFT_MIN } from "@trove/contract/gifts";
import { type Cents, formatEuros, fromEuros, parseEuros, toEuros } from "@trove/money";
import { useEffect, useRef, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { call } from "../../../api/call.ts";
import { createIntent } from "../../../api/intent.ts";
import { useQuery } from "../../../api/use-query.ts";
import { useForm } from "../../../forms/use-form.ts";
import { balance } from "../../../locales/en/balance.ts";
import { gifts } from "../../../locales/en/gifts/gifts.ts";
import { ways as wayTexts } from "../../../locales/en/payments/ways.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { SkeletonRows } from "../../../ui/feedback/skeleton.tsx";
import { TextField } from "../../../ui/form/field.tsx";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { AddressChoice, chosenAddress } from "../../addresses/index.ts";
import {
  PaymentForm,
  type PaymentOutcome,
  type PaymentSession,
  sessionTitle,
  useWays,
  WayChoice,
} from "../../payments/index.ts";
import { LimitQuestion } from "../../protection/index.tsx";
import layout from "../../../ui/layout.module.css";
import letters from "../../../ui/letters.module.css";
import summary from "../../../ui/page/summary.module.css";
import { Sum, Sums } from "../../../ui/sums.tsx";
import { GiftAmounts } from "../card/gift-amounts.tsx";
import { GiftCard } from "../card/gift-card.tsx";
import styles from "../gifts-page.module.css";

const LEAST = fromEuros(GIFT_MIN);
const MOST = fromEuros(GIFT_MAX);

const amountIn = (text: string): Cents | undefined => {
  const amount = parseEuros(text);
  return amount !== undefined && amount >= LEAST && amount <= MOST ? amount : undefined;
};

/** Buys a gift code: amount, address and way to pay, then the payment form. */
export default function BuyPage() {
  const t = useTexts(gifts);
  const titles = useTexts(wayTexts);
  const sums = useTexts(balance).topUp;
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [intent] = useState(() => createIntent());
  const [session, setSession] = useState<PaymentSession>();
  const [addressId, setAddressId] = useState<string>();
  const [adding, setAdding] = useState(false);
  const { data: book, isLoading: isReadingBook } = useQuery("listAddresses", {});
  const limits = useQuery("getProtection", {});
  const address = chosenAddress(book, addressId);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [session]);
  const range = [formatEuros(LEAST), formatEuros(MOST)] as const;
  const form = useForm({
    initial: { amount: search.get("amount") ?? "50" },
    validate: ({ amount }) => ({ amount: amountIn(amount) === undefined ? t.buy.mistake(...range) : undefined }),
    submit: begin,
  });
  const amount = amountIn(form.values.amount);
  const ways = useWays(
    address && { purpose: "Gift", countryCode: address.countryCode, currencyCode: "EUR", amount: amount ?? LEAST },
  );

  // Until then, its parts would move each other.
  const areWaysRead = address === undefined || ways.all !== undefined || ways.areLost;
  const isLoading = isReadingBook || limits.isLoading || !areWaysRead;

  async function begin({ amount: typed }: { amount: string }): Promise<void> {
    const wished = amountIn(typed);
    if (wished === undefined) return;
    if (address === undefined) return setAdding(true);
    const body = { amount: wished, addressId: address.id, method: ways.chosen?.method };
    const { paymentSessionResponse } = await call("buyGift", { body }, { idempotencyKey: intent.keyFor(body) });
    intent.fulfilled();
    setSession(paymentSessionResponse);
  }

  function onOutcome({ paymentId, redirectUrl }: PaymentOutcome): void {
    if (redirectUrl !== undefined) return window.location.assign(redirectUrl);
    void navigate(`/payment-validation?type=gift&paymentId=${encodeURIComponent(paymentId)}`);
  }

  if (session !== undefined) {
    return (
      <>
        <PageHeader title={t.buy.title} lead={t.buy.paying(formatEuros(session.amount))} />
        <div className={styles["page"]}>
          <h2 ref={heading} tabIndex={-1}>
            {sessionTitle(titles, session, t.buy.card)}
          </h2>
          <PaymentForm
            session={session}
            onOutcome={onOutcome}
            onClosed={() => setSession(undefined)}
            onSent={() => void navigate("/balance/gifts")}
          />
          <div>
            <Button variant="outline" onClick={() => setSession(undefined)}>
              {t.buy.change}
            </Button>
          </div>
        </div>
      </>
    );
  }
  if (isLoading) {
    return (
      <>
        <PageHeader title={t.buy.title} lead={t.buy.lead} />
        <SkeletonRows count={4} />
      </>
    );
  }
  return (
    <>
      <PageHeader title={t.buy.title} lead={t.buy.lead} />
      <div className={summary["columns"]}>
        <div className={layout["column-6"]}>
          <LimitQuestion />
          <form id="buy-gift" className={layout["column-4"]} {...form.form}>
            <GiftAmounts value={amount} onChange={(usual) => form.set("amount", String(toEuros(usual)))} />
            <TextField
              {...form.text("amount")}
              label={t.buy.amount}
              hint={t.buy.range(...range)}
              inputMode="decimal"
              autoComplete="off"
              before="€"
            />
          </form>
          <AddressChoice
            legend={t.buy.address}
            value={address?.id}
            adding={adding}
            onAdding={setAdding}
            onChange={({ id }) => setAddressId(id)}
          />
          <WayChoice ways={ways} />
        </div>
        <aside className={summary["summary"]} aria-label={t.buy.title}>
          <GiftCard amount={amount} />
          <Sums>
            <Sum label={sums.toPay} isTotal>
              <bdi dir="ltr">{amount === undefined ? "–" : formatEuros(amount)}</bdi>
            </Sum>
          </Sums>
          {form.failure !== undefined && <Alert kind="bad">{form.failure}</Alert>}
          <Button type="submit" form="buy-gift" size="large" wide busy={form.busy}>
            {amount === undefined ? t.buy.title : t.buy.pay(formatEuros(amount))}
          </Button>
          <p className={letters["hint"]}>{t.about.points.mail}</p>
        </aside>
      </div>
    </>
  );
}
