import { paymentProviderName } from "@trove/contract/payment-providers";
import { formatMoney } from "@trove/money";
import { Link, useSearchParams } from "react-router";
import type { CallResult } from "../../../../api/request.ts";
import { useQuery } from "../../../../api/use-query.ts";
import { listText } from "../../../../locales/joined.ts";
import { adminPayments } from "../../../../locales/en/payments/operators.ts";
import { useTexts } from "../../../../locales/texts.ts";
import { Alert } from "../../../../ui/feedback/alert.tsx";
import { ErrorState } from "../../../../ui/feedback/error-state.tsx";
import { SkeletonRows } from "../../../../ui/feedback/skeleton.tsx";
import { SelectField, TextField } from "../../../../ui/form/field.tsx";
import { ButtonLink } from "../../../../ui/button.tsx";
import { dateTimeText } from "../../../../ui/date-text.ts";
import { PageHeader } from "../../../../ui/page/page-header.tsx";
import { paymentPath } from "../payment-words.ts";
import styles from "../payments.module.css";
import { EntryList } from "../../../operators/index.ts";

type Report = CallResult<"reconcileDay">;
type Sums = Report["totals"][number]["shop"];

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const yesterday = () => new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);

function SumsLine({ title, sums, currencyCode }: { title: string; sums: Sums | null; currencyCode: string }) {
  const t = useTexts(adminPayments).reconciliation;
  const text = (amount: Sums["paidAmount"]) => formatMoney(amount, currencyCode);
  return (
    <p className={styles["entry"]}>
      <span>{title}</span>
      <bdi>
        {sums === null
          ? t.none
          : t.sums(text(sums.paidAmount), text(sums.refundedAmount), text(sums.chargedBackAmount))}
      </bdi>
    </p>
  );
}

function Totals({ report: { totals, quarantined, provider, comparedAtUtc } }: { report: Report }) {
  const t = useTexts(adminPayments).reconciliation;
  return (
    <section className={styles["panel"]} aria-labelledby="totals">
      <h2 id="totals">{t.totals}</h2>
      <p className={styles["quiet"]}>{t.compared(provider, dateTimeText(comparedAtUtc))}</p>
      {totals.length === 0 && <p>{t.nothing}</p>}
      <EntryList>
        {totals.map(({ currencyCode, shop, provider: said }) => (
          <li key={currencyCode}>
            <SumsLine title={t.shop} sums={shop} currencyCode={currencyCode} />
            <SumsLine title={t.provider} sums={said} currencyCode={currencyCode} />
          </li>
        ))}
      </EntryList>
      {quarantined > 0 && <Link to="/dashboard/group/six/quarantine">{t.quarantined(quarantined)}</Link>}
    </section>
  );
}

function Differences({ report: { differences } }: { report: Report }) {
  const t = useTexts(adminPayments).reconciliation;
  return (
    <section className={styles["panel"]} aria-labelledby="differences">
      <h2 id="differences">{t.differences}</h2>
      {differences.length === 0 && <Alert kind="good">{t.same}</Alert>}
      <EntryList>
        {differences.map(({ kinds, paymentId, providerPaymentId, currencyCode, shop, provider }) => (
          <li key={`${paymentId}-${providerPaymentId}`}>
            <p>
              <strong>{listText(kinds.map((kind) => t.kinds[kind]))}</strong>
            </p>
            <SumsLine title={t.shop} sums={shop} currencyCode={currencyCode} />
            <SumsLine title={t.provider} sums={provider} currencyCode={currencyCode} />
            <p>
              {paymentId === null ? (
                <bdi dir="ltr">{providerPaymentId}</bdi>
              ) : (
                <Link to={paymentPath(paymentId)}>{t.look(providerPaymentId ?? paymentId)}</Link>
              )}
            </p>
          </li>
        ))}
      </EntryList>
    </section>
  );
}

/** Compares the payments of one day with the provider's list. */
export default function ReconciliationPage() {
  const texts = useTexts(adminPayments);
  const t = texts.reconciliation;
  const [address, setAddress] = useSearchParams();
  const asked = address.get("day") ?? "";
  const day = DAY.test(asked) ? asked : yesterday();
  const { data: provider } = paymentProviderName.optional().safeParse(address.get("provider") ?? undefined);
  const query = { day, ...(provider && { provider }) };
  const { data, error, mutate } = useQuery("reconcileDay", { query }, { revalidateOnFocus: false });
  // A provider that is down does not hide the others.
  const providers = data?.providers ?? (provider || error ? paymentProviderName.options : []);
  const show = (changed: Record<string, string>) =>
    setAddress({ ...Object.fromEntries(address), day, ...changed }, { replace: true });
  return (
    <>
      <PageHeader
        title={t.title}
        lead={t.lead}
        actions={
          <ButtonLink variant="outline" to="/dashboard/group/six">
            {texts.page.back}
          </ButtonLink>
        }
      />
      <div className={styles["day"]}>
        <TextField
          label={t.day}
          type="date"
          value={day}
          onChange={({ currentTarget }) => DAY.test(currentTarget.value) && show({ day: currentTarget.value })}
        />
        {providers.length > 1 && (
          <SelectField
            label={t.provider}
            value={provider ?? providers[0]}
            onChange={({ currentTarget }) => show({ provider: currentTarget.value })}
          >
            {providers.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </SelectField>
        )}
      </div>
      {error && <ErrorState error={error} onRetry={() => void mutate()} />}
      {data === undefined && !error && <SkeletonRows count={4} height={72} />}
      {data && (
        <div className={styles["columns"]}>
          <Differences report={data} />
          <Totals report={data} />
        </div>
      )}
    </>
  );
}
