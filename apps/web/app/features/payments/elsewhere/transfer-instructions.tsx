import { formatDecimal, formatMoney } from "@trove/money";
import { ways } from "../../../locales/en/payments/ways.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { CopyButton } from "../../../ui/copy-button.tsx";
import { dayText } from "../../../ui/date-text.ts";
import { later } from "../../../ui/later.tsx";
import layout from "../../../ui/layout.module.css";
import type { PaymentSession } from "../gateway-forms/gateway-form.ts";
import styles from "./transfer-instructions.module.css";

const QrCode = later(() => import("../../../ui/media/qr-code.tsx"));

type Props = {
  session: PaymentSession;
  instructions: NonNullable<PaymentSession["instructions"]>;
  /** Called when the person has noted the account. Without it, there is no button to say so. */
  onSent?: () => void;
};

/** An account number in groups of four, as banks print it. */
const inGroups = (text: string) => text.replaceAll(/(.{4})(?=.)/g, "$1 ");

/** The account to which the person transfers the amount themselves, by hand or by a code. */
export function TransferInstructions({ session, instructions, onSent }: Props) {
  const t = useTexts(ways).transfer;
  const { iban, bic, holder, reference, qr } = instructions;
  const { amount, currencyCode, expiresAtUtc } = session;
  const row = (name: string, shown: string, copied: string) => (
    <div className={styles["row"]}>
      <dt>{name}</dt>
      <dd>
        <bdi>{shown}</bdi>
        <CopyButton text={copied} what={name} />
      </dd>
    </div>
  );
  return (
    <div className={layout["stack-5"]}>
      <p>{t.text}</p>
      <div className={styles["account"]}>
        <dl>
          {row(t.amount, formatMoney(amount, currencyCode), formatDecimal(amount))}
          {row(t.holder, holder, holder)}
          {row(t.iban, inGroups(iban), iban)}
          {row(t.bic, bic, bic)}
          {row(t.reference, inGroups(reference), reference)}
        </dl>
        <QrCode text={qr} label={t.qr} />
      </div>
      <p>{t.until(dayText(expiresAtUtc))}</p>
      {onSent && (
        <div>
          <Button onClick={onSent}>{t.sent}</Button>
        </div>
      )}
    </div>
  );
}
