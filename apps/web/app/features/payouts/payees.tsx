import { MAX_PAYEES, type PayeeKind } from "@trove/contract/payouts";
import { compactIban, isSepaIban } from "@trove/contract/iban";
import { useState } from "react";
import { messageOf } from "../../api/api-error.ts";
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
import { TextField } from "../../ui/form/field.tsx";
import layout from "../../ui/layout.module.css";
import letters from "../../ui/letters.module.css";
import { showToast } from "../../ui/overlay/toast.ts";
import { useConfirmed } from "../auth/index.ts";
import { PayoutCards } from "./payout-cards.tsx";
import styles from "./payouts-page.module.css";

type Payee = CallResult<"listPayees">[number];

function PayeeLine({ payee: { id, hint, holder, usableAtUtc, isOwn } }: { payee: Payee }) {
  const t = useTexts(texts);
  const [now] = useState(() => Date.now());
  const [busy, setBusy] = useState(false);
  async function remove(): Promise<void> {
    setBusy(true);
    try {
      await call("removePayee", { params: { id } });
      showToast("good", t.removed);
    } catch (error) {
      showToast("bad", messageOf(error));
    } finally {
      setBusy(false);
      await Promise.all([revalidate("listPayees"), revalidate("listPayoutCards")]);
    }
  }
  return (
    <li className={styles["line"]}>
      <div>
        <strong>
          <bdi dir="ltr">{hint}</bdi>
        </strong>{" "}
        <bdi>{holder}</bdi>
        {Date.parse(usableAtUtc) > now && <p className={letters["muted"]}>{t.usableFrom(dateTimeText(usableAtUtc))}</p>}
        {!isOwn && <p className={letters["muted"]}>{t.otherName}</p>}
      </div>
      <Button variant="quiet" size="small" busy={busy} aria-label={t.removeThis(hint)} onClick={() => void remove()}>
        {t.remove}
      </Button>
    </li>
  );
}

function AddForm() {
  const t = useTexts(texts);
  const [intent] = useState(() => createIntent());
  const form = useForm({
    initial: { iban: "" },
    validate: ({ iban }) => ({ iban: isSepaIban(compactIban(iban)) ? undefined : t.ibanMistake }),
    submit: () => run(),
  });
  const { busy, failure, run, dialog } = useConfirmed(
    async () => {
      const body = { iban: compactIban(form.values.iban) };
      await call("addPayee", { body }, { idempotencyKey: intent.keyFor(body) });
      intent.fulfilled();
      form.set("iban", "");
      showToast("good", t.added);
      await revalidate("listPayees");
    },
    { STATUS_CONFLICT: t.addMistake },
  );
  return (
    <>
      <form className={layout["column-4"]} {...form.form}>
        <TextField
          label={t.iban}
          hint={t.ibanHint}
          autoComplete="off"
          dir="ltr"
          value={form.values.iban}
          error={form.errorOf("iban")}
          onChange={(event) => form.set("iban", event.currentTarget.value)}
        />
        {failure !== undefined && <Alert kind="bad">{failure}</Alert>}
        <div>
          <Button type="submit" variant="outline" busy={busy}>
            {t.add}
          </Button>
        </div>
      </form>
      {dialog}
    </>
  );
}

/** The bank accounts and cards of a person, and the ways to add one of these kinds. */
export function Payees({ payees, kinds }: { payees: readonly Payee[]; kinds: readonly PayeeKind[] }) {
  const t = useTexts(texts);
  return (
    <section className={layout["column-4"]} aria-labelledby="payees">
      <h2 id="payees">{t.accounts}</h2>
      {payees.length > 0 && (
        <ul className={styles["list"]}>
          {payees.map((payee) => (
            <PayeeLine key={payee.id} payee={payee} />
          ))}
        </ul>
      )}
      {payees.length < MAX_PAYEES && kinds.includes("Account") && <AddForm />}
      {payees.length < MAX_PAYEES && kinds.includes("Card") && <PayoutCards />}
    </section>
  );
}
