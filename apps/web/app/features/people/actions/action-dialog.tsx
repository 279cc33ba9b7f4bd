import { countries } from "@trove/contract/countries";
import { cents, formatEuros, parseEuros } from "@trove/money";
import { useState } from "react";
import { createIntent } from "../../../api/intent.ts";
import { revalidate, useQuery } from "../../../api/use-query.ts";
import { useKeptForm } from "../../../forms/use-kept-form.tsx";
import { people } from "../../../locales/en/people.ts";
import { breaks } from "../../../locales/en/protection/breaks.ts";
import { seen } from "../../../locales/en/protection/seen.ts";
import { forms } from "../../../locales/en/forms.ts";
import { countryName } from "../../../locales/names.ts";
import { useTexts } from "../../../locales/texts.ts";
import { useMay } from "../../../session/use-rights.ts";
import { Button } from "../../../ui/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { CheckboxField } from "../../../ui/form/checkbox-field.tsx";
import { SelectField, TextField } from "../../../ui/form/field.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { showToast } from "../../../ui/overlay/toast.ts";
import { Sum, Sums } from "../../../ui/sums.tsx";
import { ClosureLeft } from "./closure-left.tsx";
import type { OperatorsPerson } from "../operators-person.ts";
import layout from "../../../ui/layout.module.css";
import styles from "../person-page.module.css";
import { breakLengths, oneDay } from "./break-length.ts";
import { type PersonAction, sendAction } from "./person-action.ts";

type Props = { action: PersonAction; person: OperatorsPerson; onClose: () => void };

const readAgain = () =>
  revalidate("getPerson", "getPersonClosure", "getPersonProtection", "listPersonTimeline", "listPeople", "listCases");

/**
 * Explains an action, asks for its reason (or for the text of a note), and sends it. If the server refuses, shows the
 * error and reloads the person.
 */
export function ActionDialog({ action, person, onClose }: Props) {
  const t = useTexts(people);
  const words = useTexts(forms);
  const lengths = useTexts(breaks);
  const { exclusion } = useTexts(seen);
  const showsClosure = action === "close" || action === "end";
  const needsClosure = showsClosure || action === "transfer";
  const { data: closure } = useQuery("getPersonClosure", needsClosure ? { params: { id: person.id } } : undefined);
  const { open, explain, done } = t.actions[action];
  const [intent] = useState(() => createIntent());
  const mayExclude = useMay()("people.protect") === true;
  const most = formatEuros(person.creditMax);
  const required = (label: string, text: string) => (text.trim() === "" ? words.rules.required(label) : undefined);
  const amountOf = (text: string) => parseEuros(text) ?? cents(0);

  const form = useKeptForm({
    subject: `person-${action}_${person.id}`,
    initial: {
      reason: "",
      text: "",
      amount: "",
      birthDate: person.identity?.birthDate ?? "",
      residence: person.identity?.residence ?? "",
      countsAlone: false,
      length: "",
      payee: "",
    },
    validate: ({ reason, text, amount, birthDate, payee }) => ({
      payee: action === "transfer" ? required(t.fields.payee, payee) : undefined,
      birthDate: action === "identity" ? required(t.birthDate, birthDate) : undefined,
      reason: action === "note" ? undefined : required(t.fields.reason, reason),
      text: action === "note" ? required(t.fields.text, text) : undefined,
      amount:
        action === "credit" && (amountOf(amount) === 0 || amountOf(amount) > person.creditMax)
          ? t.amountMistake(most)
          : undefined,
    }),
    submit: async ({ reason, text, amount, length: chosen, payee, ...identity }) => {
      const length = breakLengths.find(({ id }) => id === chosen) ?? oneDay;
      const givenUp = { givenUpItems: closure?.items.count ?? 0, givenUpAmount: closure?.givenUpAmount ?? cents(0) };
      const restAmount = action === "transfer" ? (closure?.refusedAmount ?? cents(0)) : person.balance;
      const typed = { payee: payee.trim(), reason: reason.trim(), text: text.trim(), amount: amountOf(amount) };
      const body = { ...typed, length, givenUp, restAmount, ...identity };
      const key = intent.keyFor({ ...body, version: person.version });
      await sendAction(action, person, body, key).catch(async (error: unknown) => {
        await readAgain();
        throw error;
      });
      showToast("good", done);
      onClose();
      await readAgain();
    },
  });

  function cancel(): void {
    form.forget();
    onClose();
  }

  return (
    <Dialog open onClose={onClose} title={open}>
      <form className={layout["stack-4"]} {...form.form}>
        <p>{explain}</p>
        {form.restored}
        {form.failure !== undefined && <Alert kind="bad">{form.failure}</Alert>}
        {showsClosure && closure && <ClosureLeft closure={closure} />}
        {(action === "transfer" || action === "keep") && (
          <Sums>
            <Sum label={t.balance}>{formatEuros(person.balance)}</Sum>
            {action === "transfer" && closure && <Sum label={t.left.own}>{formatEuros(closure.refusedAmount)}</Sum>}
          </Sums>
        )}
        {action === "transfer" && (
          <TextField
            {...form.text("payee")}
            label={t.fields.payee}
            hint={t.payeeHint}
            maxLength={100}
            autoComplete="off"
            data-focus-first
          />
        )}
        {action === "credit" && (
          <TextField
            {...form.text("amount")}
            label={t.fields.amount}
            hint={t.amountRange(most)}
            inputMode="decimal"
            autoComplete="off"
            before="€"
            data-focus-first
          />
        )}
        {action === "identity" && (
          <>
            <TextField {...form.text("birthDate")} type="date" label={t.birthDate} data-focus-first />
            <SelectField
              label={t.residence}
              value={form.values.residence}
              onChange={(event) => form.set("residence", event.currentTarget.value)}
            >
              {countries.map(({ code }) => (
                <option key={code} value={code}>
                  {countryName(code)}
                </option>
              ))}
            </SelectField>
            <CheckboxField {...form.tick("countsAlone")} label={t.countsAlone} />
          </>
        )}
        {action === "break" && (
          <SelectField
            label={lengths.length}
            value={form.values.length}
            onChange={(event) => form.set("length", event.currentTarget.value)}
            data-focus-first
          >
            {(mayExclude ? breakLengths : breakLengths.filter(({ kind }) => kind === "Break")).map(
              ({ id, kind, length }) => (
                <option key={id} value={id}>
                  {kind === "Break" ? lengths.lengths[length] : exclusion(lengths.lengths[length])}
                </option>
              ),
            )}
          </SelectField>
        )}
        {action === "note" ? (
          <TextField {...form.text("text")} label={t.fields.text} maxLength={2000} data-focus-first />
        ) : (
          <TextField
            {...form.text("reason")}
            label={t.fields.reason}
            maxLength={300}
            data-focus-first={["credit", "identity", "break", "transfer"].includes(action) ? undefined : true}
          />
        )}
        <div className={styles["buttons"]}>
          <Button variant="outline" onClick={cancel}>
            {t.cancel}
          </Button>
          <Button
            type="submit"
            variant={["lock", "break", "end"].includes(action) ? "danger" : "filled"}
            busy={form.busy || (needsClosure && closure === undefined)}
          >
            {open}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
