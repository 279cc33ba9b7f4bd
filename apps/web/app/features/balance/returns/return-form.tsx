import { RETURN_LEAST } from "@trove/contract/constants";
import { type Cents, cents, formatEuros, parseEuros } from "@trove/money";
import { useState } from "react";
import { balanceMoved } from "../../../api/balance.ts";
import { call } from "../../../api/call.ts";
import { createIntent } from "../../../api/intent.ts";
import { revalidate } from "../../../api/use-query.ts";
import { useForm } from "../../../forms/use-form.ts";
import { ownMoney as texts } from "../../../locales/en/account/own-money.ts";
import { balance as balanceTexts } from "../../../locales/en/balance.ts";
import { forms } from "../../../locales/en/forms.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { TextField } from "../../../ui/form/field.tsx";
import layout from "../../../ui/layout.module.css";
import { ConfirmDialog } from "../../../ui/overlay/confirm-dialog.tsx";
import { showToast } from "../../../ui/overlay/toast.ts";
import { useConfirmed } from "../../auth/index.ts";
import styles from "./returns-page.module.css";
import { amountMistake, amountText } from "../top-up/top-up-amount.ts";

/** Asks for an amount, then whether to send it, then for the password or second factor if the server wants it. */
export function ReturnForm({ own }: { own: Cents }) {
  const t = useTexts(texts);
  const words = useTexts(forms);
  const { topUp } = useTexts(balanceTexts);
  const [intent] = useState(() => createIntent());
  const [isAsked, setAsked] = useState(false);
  const form = useForm({
    initial: { amount: amountText(own) },
    validate: ({ amount }) => ({
      amount: amountMistake({ words, t: topUp }, amount, { least: cents(Math.min(RETURN_LEAST, own)), most: own }),
    }),
    submit: () => {
      setAsked(true);
      return Promise.resolve();
    },
  });
  const amount = parseEuros(form.values.amount) ?? own;
  const { busy, failure, run, dialog } = useConfirmed(
    async () => {
      const body = { amount, expectedOwn: own };
      const { returns } = await call("returnOwnMoney", { body }, { idempotencyKey: intent.keyFor(body) });
      intent.fulfilled();
      // Of many payments, a return takes only some.
      showToast("good", t.sent(formatEuros(returns[0]?.amount ?? amount)));
      await Promise.all([revalidate("getOwnMoney"), balanceMoved()]);
    },
    { STATUS_CONFLICT: t.held },
  );
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
          autoComplete="off"
          before="€"
          value={form.values.amount}
          error={form.errorOf("amount")}
          onChange={(event) => form.set("amount", event.currentTarget.value)}
        />
        {failure !== undefined && <Alert kind="bad">{failure}</Alert>}
        <div>
          <Button type="submit" className={styles["send"]} busy={busy}>
            {t.send(formatEuros(amount))}
          </Button>
        </div>
      </form>
      {isAsked && (
        <ConfirmDialog
          title={t.ask(formatEuros(amount))}
          keep={t.keep}
          confirm={t.send(formatEuros(amount))}
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
