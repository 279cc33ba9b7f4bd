import { useState } from "react";
import { call } from "../../api/call.ts";
import { createIntent } from "../../api/intent.ts";
import type { CallResult } from "../../api/request.ts";
import { revalidate } from "../../api/use-query.ts";
import { useKeptForm } from "../../forms/use-kept-form.tsx";
import { books } from "../../locales/en/books.ts";
import { pageLanguage } from "../../locales/page-language.ts";
import { useTexts } from "../../locales/texts.ts";
import { languages } from "@trove/contract/languages";
import { Button } from "../../ui/button.tsx";
import { Alert } from "../../ui/feedback/alert.tsx";
import { SelectField, TextField } from "../../ui/form/field.tsx";
import { showToast } from "../../ui/overlay/toast.ts";
import { accountName } from "./book-tables.tsx";
import panels from "../../ui/panel.module.css";
import styles from "./books-page.module.css";

type Settings = Pick<CallResult<"getBooks">, "settings" | "version">;

const ACCOUNT = /^\d{4,8}$/;
const CONSULTANTS = [1001, 9_999_999] as const;
const CLIENTS = [1, 99_999] as const;

function isWithin(text: string, [least, most]: readonly [number, number]): boolean {
  return text === "" || (/^\d+$/.test(text) && Number(text) >= least && Number(text) <= most);
}

const numberOrNull = (text: string) => (text === "" ? null : Number(text));

const monthName = (month: number) =>
  new Intl.DateTimeFormat(languages[pageLanguage()].tag, { month: "long", timeZone: "UTC" }).format(
    new Date(Date.UTC(2026, month - 1)),
  );

/** The form for what the accountant's program needs to know. */
export function BookSettings({ settings, version }: Settings) {
  const t = useTexts(books);
  const { title, lead, wrongNumber, wrongAccount, save, saved, ...labels } = t.settings;
  const [intent] = useState(() => createIntent());
  const accounts = Object.keys(settings.accounts);
  const form = useKeptForm<Record<string, string>>({
    subject: "book-settings",
    initial: {
      ...settings.accounts,
      consultantNumber: `${settings.consultantNumber ?? ""}`,
      clientNumber: `${settings.clientNumber ?? ""}`,
      yearBeginsIn: `${settings.yearBeginsIn}`,
    },
    validate: ({ consultantNumber = "", clientNumber = "", ...values }) => ({
      ...Object.fromEntries(
        accounts.map((account) => [account, ACCOUNT.test(values[account] ?? "") ? undefined : wrongAccount]),
      ),
      consultantNumber: isWithin(consultantNumber, CONSULTANTS) ? undefined : wrongNumber(...CONSULTANTS),
      clientNumber: isWithin(clientNumber, CLIENTS) ? undefined : wrongNumber(...CLIENTS),
    }),
    submit: async ({ consultantNumber = "", clientNumber = "", yearBeginsIn = "1", ...values }) => {
      const body = {
        consultantNumber: numberOrNull(consultantNumber),
        clientNumber: numberOrNull(clientNumber),
        yearBeginsIn: Number(yearBeginsIn),
        accounts: values,
        version,
      };
      await call("changeBookSettings", { body }, { idempotencyKey: intent.keyFor(body) });
      showToast("good", saved);
      await revalidate("getBooks");
    },
  });
  return (
    <section className={panels["panel"]} aria-labelledby="settings">
      <h2 id="settings">{title}</h2>
      <p className={panels["quiet"]}>{lead}</p>
      <form className={styles["settings"]} {...form.form}>
        {form.restored}
        {form.failure !== undefined && <Alert kind="bad">{form.failure}</Alert>}
        <TextField {...form.text("consultantNumber")} label={labels.consultantNumber} inputMode="numeric" />
        <TextField {...form.text("clientNumber")} label={labels.clientNumber} inputMode="numeric" />
        <SelectField {...form.text("yearBeginsIn")} label={labels.yearBeginsIn}>
          {Array.from({ length: 12 }, (_, index) => (
            <option key={index} value={index + 1}>
              {monthName(index + 1)}
            </option>
          ))}
        </SelectField>
        {accounts.map((account) => (
          <TextField key={account} {...form.text(account)} label={accountName(t, account)} inputMode="numeric" />
        ))}
        <div className={styles["save"]}>
          <Button type="submit" variant="outline" busy={form.busy}>
            {save}
          </Button>
        </div>
      </form>
    </section>
  );
}
