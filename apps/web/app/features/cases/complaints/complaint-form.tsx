import { useState } from "react";
import { call } from "../../../api/call.ts";
import type { CallResult } from "../../../api/request.ts";
import { type OwnContact, useOwnContact } from "../../../forms/own-contact.ts";
import { mistakeIn } from "../../../forms/rule-text.ts";
import { useForm } from "../../../forms/use-form.ts";
import { complaints } from "../../../locales/en/cases/complaints.ts";
import { forms } from "../../../locales/en/forms.ts";
import { useTexts } from "../../../locales/texts.ts";
import { useAppInfo } from "../../../shell/app-info.ts";
import { Button } from "../../../ui/button.tsx";
import { dayText } from "../../../ui/date-text.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { TextField } from "../../../ui/form/field.tsx";
import { TextArea } from "../../../ui/form/text-area.tsx";
import layout from "../../../ui/layout.module.css";
import letters from "../../../ui/letters.module.css";

/** Sends a complaint, and then shows its number and the day until which it is answered. */
export function ComplaintForm() {
  const own = useOwnContact() ?? { name: "", email: "" };
  return <Fields key={own.email} own={own} />;
}

function Fields({ own }: { own: OwnContact }) {
  const t = useTexts(complaints);
  const words = useTexts(forms);
  const { contactEmail } = useAppInfo();
  const [sent, setSent] = useState<CallResult<"complain">>();
  const form = useForm({
    initial: { ...own, reference: "", text: "" },
    validate: ({ name, email, text }) => ({
      name: name.trim() === "" ? words.rules.required(t.name) : undefined,
      email: mistakeIn(words, "email", words.fields.email, email),
      text: text.trim() === "" ? words.rules.required(t.text) : undefined,
    }),
    submit: async ({ name, email, reference, text }) => {
      setSent(await call("complain", { body: { name, email: email.trim(), reference, text } }));
    },
  });
  if (sent !== undefined) {
    return (
      <Alert kind="good" takesFocus>
        <p>{t.sent(sent.number, dayText(sent.answerByUtc))}</p>
      </Alert>
    );
  }
  return (
    <form className={layout["column-4"]} {...form.form}>
      {form.failure !== undefined && <Alert kind="bad">{form.failure}</Alert>}
      <div className={layout["fields"]}>
        <TextField {...form.text("name")} label={t.name} autoComplete="name" maxLength={100} />
        <TextField
          {...form.text("email")}
          label={words.fields.email}
          type="email"
          inputMode="email"
          autoComplete="email"
        />
      </div>
      <TextField
        {...form.text("reference")}
        label={t.reference}
        note={words.optional}
        autoComplete="off"
        maxLength={60}
      />
      <TextArea
        label={t.text}
        rows={8}
        maxLength={5_000}
        value={form.values.text}
        error={form.errorOf("text")}
        onChange={(event) => form.set("text", event.currentTarget.value)}
      />
      <div className={layout["line-2-4"]}>
        <Button type="submit" busy={form.busy}>
          {t.send}
        </Button>
        <p className={letters["hint"]}>
          {t.byMail} <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
        </p>
      </div>
    </form>
  );
}
