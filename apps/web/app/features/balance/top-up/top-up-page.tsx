import { canReceive, vatRateOf } from "@trove/contract/countries";
import { countryRules } from "../../../shell/country-rules.ts";
import { priceTopUp } from "@trove/contract/top-up-price";
import { topUpVatRate } from "@trove/contract/vat";
import { type Cents, formatMoney, parseEuros } from "@trove/money";
import { useEffect, useRef, useState } from "react";
import { Link, type LoaderFunctionArgs, useLoaderData, useNavigate, useSearchParams } from "react-router";
import { ApiError } from "../../../api/api-error.ts";
import { call } from "../../../api/call.ts";
import { createIntent } from "../../../api/intent.ts";
import type { CallInput } from "../../../api/request.ts";
import { pageCall } from "../../../api/page-call.ts";
import { useQuery } from "../../../api/use-query.ts";
import { useForm } from "../../../forms/use-form.ts";
import { balance } from "../../../locales/en/balance.ts";
import { forms } from "../../../locales/en/forms.ts";
import { gifts } from "../../../locales/en/gifts/gifts.ts";
import { countryName } from "../../../locales/names.ts";
import { useTexts } from "../../../locales/texts.ts";
import { safeReturnTo } from "../../../session/return-to.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { SkeletonRows } from "../../../ui/feedback/skeleton.tsx";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { AddressChoice, likelyCountry } from "../../addresses/index.ts";
import { LimitQuestion } from "../../protection/index.tsx";
import { type PaymentOutcome, type PaymentSession, useWays, WayChoice } from "../../payments/index.ts";
import { AmountFields } from "./amount-fields.tsx";
import { readTopUp, rememberTopUp } from "../payment/pending-top-up.ts";
import { amountMistake, amountText, startingAmount } from "./top-up-amount.ts";
import { TopUpBreakdown } from "./top-up-breakdown.tsx";
import summary from "../../../ui/page/summary.module.css";
import styles from "./top-up-page.module.css";
import { TopUpCountry } from "./top-up-country.tsx";
import { TopUpPayment } from "./top-up-payment.tsx";

export async function loader({ context }: LoaderFunctionArgs) {
  const { currencies, constants } = await pageCall(context, "getApplicationInfo");
  return {
    currencies,
    presets: constants.topUpPresets,
    limits: { least: constants.topUpMin, most: constants.topUpMax },
  };
}

const EURO = "EUR";

export default function TopUpPage() {
  const { currencies, presets, limits } = useLoaderData<typeof loader>();
  const t = useTexts(balance).topUp;
  const words = useTexts(forms);
  const giftTexts = useTexts(gifts);
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const returnTo = safeReturnTo(search.get("returnTo"));
  const [intent] = useState(() => createIntent());
  const [session, setSession] = useState<PaymentSession>();
  const [addressId, setAddressId] = useState<string>();
  const [adding, setAdding] = useState(false);
  /** True if the shop has asked for an address although the way needs none, because a register reads it. */
  const [isAddressAsked, setAddressAsked] = useState(false);
  /** The state of a person's first address: asked for, or saved. Undefined if neither. */
  const [first, setFirst] = useState<"asked" | "saved">();
  const payButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (first === "saved") payButton.current?.focus();
  }, [first]);
  const book = useQuery("listAddresses", {});
  const codes = book.data?.map(({ countryCode: code }) => code) ?? [];
  const [picked, setPicked] = useState<string>();
  const countryCode = book.data && (picked ?? codes[0] ?? likelyCountry());
  const address =
    book.data?.find(({ id }) => id === addressId) ?? book.data?.find((each) => each.countryCode === countryCode);
  const rules = countryRules();
  const country = countryCode === undefined ? undefined : { code: countryCode, vatRate: vatRateOf(rules, countryCode) };

  /** Where parcels would go: to the addresses, or to the country while there is none. */
  const places = codes.length > 0 ? codes : country === undefined ? [] : [country.code];
  const unserved = canReceive(rules, places) ? undefined : places[0];

  const suggestion = presets[Math.floor(presets.length / 2)] ?? limits.least;
  const form = useForm({
    initial: { amount: startingAmount(search.get("amount"), suggestion, limits), currencyCode: EURO },
    validate: ({ amount }) => ({ amount: amountMistake({ words, t }, amount, limits) }),
    submit: begin,
  });

  const typed = parseEuros(form.values.amount);
  const amount = typed !== undefined && typed >= limits.least && typed <= limits.most ? typed : undefined;
  const { currencyCode: currency } = form.values;
  const ways = useWays(
    countryCode === undefined
      ? undefined
      : { purpose: "TopUp", countryCode, currencyCode: currency, amount: amount ?? limits.least },
  );
  const isAddressNeeded = isAddressAsked || codes.length > 0 || (ways.chosen?.needs ?? "Address") === "Address";
  const isLoading = book.isLoading || (ways.all === undefined && !ways.areLost);
  const isPicking = !isAddressNeeded || address === undefined || first === "asked";

  async function begin({ amount: text, currencyCode }: { amount: string; currencyCode: string }): Promise<void> {
    const wished = parseEuros(text);
    if (wished === undefined || countryCode === undefined || isLoading) return;
    // Until now, the price needed only the country.
    if (isAddressNeeded && address === undefined) return setFirst("asked");
    const billing = isAddressNeeded ? { addressId: address?.id } : { countryCode };
    try {
      await pay({ amount: wished, currencyCode, ...billing, method: ways.chosen?.method });
    } catch (error) {
      if (!(error instanceof ApiError && error.problem.errors?.["addressId"])) throw error;
      setAddressAsked(true);
      setFirst("asked");
    }
  }

  /** Goes back to the amount. The session is cancelled, so that it counts no longer in limits. */
  function change({ id: paymentId }: PaymentSession): void {
    setSession(undefined);
    call("validateTopUp", { body: { paymentId, failTransactionIfUnsuccessful: true } }).catch(() => undefined);
  }

  async function pay(body: CallInput<"topUp">["body"] & { amount: Cents }): Promise<void> {
    const result = await call("topUp", { body }, { idempotencyKey: intent.keyFor(body) });
    intent.fulfilled();
    rememberTopUp({ amount: body.amount, returnTo });
    keepInAddress(amountText(body.amount));
    setSession(result.paymentSessionResponse);
  }

  function onOutcome({ paymentId, redirectUrl, declineReason }: PaymentOutcome): void {
    if (redirectUrl !== undefined) return window.location.assign(redirectUrl);
    const begun = readTopUp();
    if (begun !== undefined && declineReason !== undefined) rememberTopUp({ ...begun, declineReason });
    void navigate(`/payment-validation?type=top-up&paymentId=${encodeURIComponent(paymentId)}`);
  }

  /** Stores the amount in the URL, so that going back or reloading restores it. */
  function keepInAddress(shown: string): void {
    const next = new URLSearchParams(search);
    next.set("amount", shown);
    setSearch(next, { replace: true, preventScrollReset: true });
  }

  const rate = currencies.find(({ code }) => code === currency)?.rateToEur ?? 1;
  const price = amount === undefined ? undefined : priceTopUp(amount, rate, topUpVatRate(rules, countryCode ?? ""));

  return (
    <>
      <PageHeader
        title={t.title}
        lead={
          <>
            {t.lead} <Link to="/balance/gifts">{giftTexts.link}</Link>
          </>
        }
      />
      <div className={styles["limits"]}>
        <LimitQuestion />
      </div>
      <div className={summary["columns"]}>
        {session === undefined ? (
          <div className={styles["steps"]} aria-busy={isLoading}>
            <form id="top-up" {...form.form}>
              <AmountFields form={form} presets={presets} limits={limits} currencies={currencies} />
            </form>
            {isLoading && <SkeletonRows count={1} height={112} />}
            {!isLoading && isPicking && (
              <TopUpCountry
                countryCode={countryCode ?? ""}
                isEnough={!isAddressNeeded}
                onChange={setPicked}
                asking={first === "asked"}
                onClose={() => setFirst(undefined)}
                onSaved={({ id, countryCode: saved }) => {
                  setAddressId(id);
                  setPicked(saved);
                  setFirst("saved");
                }}
              />
            )}
            {!isLoading && !isPicking && (
              <AddressChoice
                legend={t.address}
                hint={t.addressHint}
                value={address?.id}
                adding={adding}
                onAdding={setAdding}
                onChange={(chosen) => {
                  setAddressId(chosen.id);
                  setPicked(chosen.countryCode);
                }}
              />
            )}
            <WayChoice ways={ways} />
          </div>
        ) : (
          <TopUpPayment
            session={session}
            onChange={() => change(session)}
            onOutcome={onOutcome}
            onSent={() => void navigate("/transactions")}
          />
        )}
        <TopUpBreakdown
          credited={amount}
          price={price}
          currencyCode={currency}
          country={country}
          isTaxed={rules[countryCode ?? ""]?.vatAtTopUp ?? false}
        >
          {session === undefined && (
            <div className={styles["pay"]} data-bottom-bar>
              {form.failure !== undefined && <Alert kind="bad">{form.failure}</Alert>}
              {unserved !== undefined && <Alert kind="warning">{t.notServed(countryName(unserved))}</Alert>}
              <Button
                ref={payButton}
                type="submit"
                form="top-up"
                size="large"
                wide
                busy={form.busy || isLoading}
                disabled={unserved !== undefined}
              >
                {price === undefined ? t.enter : t.pay(formatMoney(price.paid, currency))}
              </Button>
            </div>
          )}
        </TopUpBreakdown>
      </div>
    </>
  );
}
