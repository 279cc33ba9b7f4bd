import type { Country } from "@trove/contract/countries";
import type { TopUpPrice } from "@trove/contract/top-up-price";
import { add, type Cents, formatEuros, formatMoney } from "@trove/money";
import type { ReactNode } from "react";
import { useBalance } from "../../../api/balance.ts";
import { balance } from "../../../locales/en/balance.ts";
import { countryName } from "../../../locales/names.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Sum, Sums } from "../../../ui/sums.tsx";
import summary from "../../../ui/page/summary.module.css";
import styles from "./top-up-breakdown.module.css";

type Props = {
  /** The amount to add to the balance; undefined until one is typed. */
  credited: Cents | undefined;
  price: TopUpPrice | undefined;
  currencyCode: string;
  /** The country of the billing address; undefined while there is no address. */
  country: Pick<Country, "code" | "vatRate"> | undefined;
  /** True if the top-up states the VAT of the country. */
  isTaxed: boolean;
  children: ReactNode;
};

const amountOr = (amount: Cents | undefined, currencyCode: string) =>
  amount === undefined ? "–" : formatMoney(amount, currencyCode);

/** The price, its parts and the balance afterwards. Stays visible beside the form. */
export function TopUpBreakdown({ credited, price, currencyCode, country, isTaxed, children }: Props) {
  const t = useTexts(balance).topUp;
  const { data } = useBalance();
  const vat =
    country &&
    (country.vatRate > 0 ? t.vat(country.vatRate, countryName(country.code)) : t.noVat(countryName(country.code)));

  return (
    <aside className={summary["summary"]} aria-label={t.summary}>
      <h2>{t.summary}</h2>
      <Sums>
        <Sum label={t.credited} className={styles["credited"]}>
          <bdi dir="ltr">{credited === undefined ? "–" : formatEuros(credited)}</bdi>
        </Sum>
        {isTaxed || country?.vatRate === 0 ? (
          <Sum label={vat ?? t.vatLater}>
            <bdi dir="ltr">{amountOr(country && price?.vat, currencyCode)}</bdi>
          </Sum>
        ) : (
          <Sum label={t.vatOnUse} className={styles["later"]}>
            {t.whenSpent}
          </Sum>
        )}
        <Sum label={t.toPay} isTotal>
          <bdi dir="ltr">{amountOr(price?.paid, currencyCode)}</bdi>
        </Sum>
      </Sums>
      {children}
      {data !== undefined && credited !== undefined && (
        <p className={styles["after"]}>
          {t.balanceAfter} <bdi dir="ltr">{formatEuros(add(data.amount, credited))}</bdi>
        </p>
      )}
    </aside>
  );
}
