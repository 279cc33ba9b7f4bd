import { PAYOUT_LEAST } from "@trove/contract/constants";
import { type Cents, formatEuros, parseEuros } from "@trove/money";
import { useState } from "react";
import { balanceMoved } from "../../api/balance.ts";
import { call } from "../../api/call.ts";
import { createIntent } from "../../api/intent.ts";
import type { CallResult } from "../../api/request.ts";
import { revalidate } from "../../api/use-query.ts";
import { useForm } from "../../forms/use-form.ts";
import { payouts as texts } from "../../locales/en/payouts/payouts.ts";
import { useTexts } from "../../locales/texts.ts";
import { Button } from "../../ui/button.tsx";
import { dateTimeText } from "../../ui/date-text.ts";
import { Alert } from "../../ui/feedback/alert.tsx";
import { SelectField, TextField } from "../../ui/form/field.tsx";
import layout from "../../ui/layout.module.css";
import { ConfirmDialog } from "../../ui/overlay/confirm-dialog.tsx";
import { showToast } from "../../ui/overlay/toast.ts";
import { useConfirmed } from "../auth/index.ts";

type Payee = CallResult<"listPayees">[number];

/** Asks for an amount and a bank account, then whether to pay, then for the password or second factor if needed. */
export function PayoutForm({ left, payees }: { left: Cents; payees: readonly Payee[] }) {
  const t = useTexts(texts);
  const [intent] = useState(() => createIntent());
  const [isAsked, setAsked] = useState(false);
  const own = payees
    .filter(({ isOwn }) => isOwn)
    .toSorted((a, b) => Date.parse(a.usableAtUtc) - Date.parse(b.usableAtUtc));
  const form = useForm({
    initial: { amount: "", payeeId: own[0]?.id ?? "" },
    validate: ({ amount }) => {
      const typed = parseEuros(amount);
      const isRight = typed !== undefined && typed >= PAYOUT_LEAST && typed <= left;
      return { amount: isRight ? undefined : t.amountMistake(formatEuros(PAYOUT_LEAST), formatEuros(left)) };
    },
    submit: () => {
      setAsked(true);
      return Promise.resolve();
    },
  });
  const amount = parseEuros(form.values.amount) ?? PAYOUT_LEAST;
  const payee = own.find(({ id }) => id === form.values.payeeId) ?? own[0];
  const [now] = useState(() => Date.now());
  const isUsable = Date.parse(payee?.usableAtUtc ?? "") <= now;
  const { busy, failure, run, dialog } = useConfirmed(
    async () => {
      const body = { amount, payeeId: payee?.id ?? "" };
      await call("requestPayout", { body }, { idempotencyKey: intent.keyFor(body) });
      intent.fulfilled();
      showToast("good", t.sent(formatEuros(amount)));
      await Promise.all([revalidate("getPayouts"), balanceMoved()]);
    },
    {
      STATUS_CONFLICT: t.held,
      LIMIT_REACHED: t.limit,
      // The account is new, or too many payouts of a day were taken back.
      TOO_SOON: isUsable ? t.limit : t.usableFrom(dateTimeText(payee?.usableAtUtc ?? "")),
    },
  );
  if (payee === undefined) return <Alert>{t.noPayee}</Alert>;
  if (left < PAYOUT_LEAST) return <Alert>{t.nothing}</Alert>;
  const go = async () => {
    setAsked(false);
    await run();
  };
  return (
    <>
      <form className={layout["column-4"]} {...form.form}>
        <TextField
          label={t.amount}
          hint={t.hint}
          inputMode="decimal"
          value={form.values.amount}
          error={form.errorOf("amount")}
          onChange={(event) => form.set("amount", event.currentTarget.value)}
        />
        {own.length > 1 && (
          <SelectField
            label={t.account}
            value={payee.id}
            onChange={(event) => form.set("payeeId", event.currentTarget.value)}
          >
            {own.map(({ id, hint }) => (
              <option key={id} value={id}>
                {hint}
              </option>
            ))}
          </SelectField>
        )}
        {failure !== undefined && <Alert kind="bad">{failure}</Alert>}
        <div>
          <Button type="submit" busy={busy}>
            {t.payOut}
          </Button>
        </div>
      </form>
      {isAsked && (
        <ConfirmDialog
          title={t.ask(formatEuros(amount), payee.hint)}
          keep={t.keep}
          confirm={t.payOut}
          onConfirm={() => void go()}
          onClose={() => setAsked(false)}
        >
          {t.askText}
        </ConfirmDialog>
      )}
      {dialog}
    </>
  );
}
