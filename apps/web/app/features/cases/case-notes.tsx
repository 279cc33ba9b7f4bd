import { useState } from "react";
import { call } from "../../api/call.ts";
import { createIntent } from "../../api/intent.ts";
import { revalidate } from "../../api/use-query.ts";
import { useKeptForm } from "../../forms/use-kept-form.tsx";
import { cases } from "../../locales/en/cases.ts";
import { forms } from "../../locales/en/forms.ts";
import { useTexts } from "../../locales/texts.ts";
import { Button } from "../../ui/button.tsx";
import { dateTimeText } from "../../ui/date-text.ts";
import { Alert } from "../../ui/feedback/alert.tsx";
import { TextField } from "../../ui/form/field.tsx";
import { showToast } from "../../ui/overlay/toast.ts";
import type { OperatorsCase } from "./operators-case.ts";
import { classes } from "../../ui/classes.ts";
import layout from "../../ui/layout.module.css";
import letters from "../../ui/letters.module.css";
import styles from "./case-page.module.css";

/** The operators' notes about a case, and a field to add one. */
export function CaseNotes({ found: { id, notes } }: { found: OperatorsCase }) {
  const t = useTexts(cases);
  const words = useTexts(forms);
  const [intent] = useState(() => createIntent());
  const form = useKeptForm({
    subject: `case-note_${id}`,
    initial: { text: "" },
    validate: ({ text }) => ({ text: text.trim() === "" ? words.rules.required(t.note) : undefined }),
    submit: async ({ text }) => {
      const body = { text: text.trim() };
      await call("noteCase", { params: { id }, body }, { idempotencyKey: intent.keyFor(body) });
      intent.fulfilled();
      form.reset();
      showToast("good", t.noteSaved);
      await revalidate("getCase", "listCases");
    },
  });

  return (
    <section className={classes(layout["column-3"], layout["card"], styles["part"])}>
      <h2>{t.notes}</h2>
      {notes.length === 0 && <p className={classes(letters["hint"], letters["numbers"])}>{t.noNotes}</p>}
      <ol className={styles["list"]} aria-label={t.notes}>
        {notes.map((note) => (
          <li key={note.id}>
            <p>{note.text}</p>
            <p className={classes(letters["hint"], letters["numbers"])}>
              {dateTimeText(note.createdAtUtc)} · <bdi>{note.author.userName}</bdi>
            </p>
          </li>
        ))}
      </ol>
      <form className={layout["stack-3"]} {...form.form}>
        {form.restored}
        {form.failure !== undefined && <Alert kind="bad">{form.failure}</Alert>}
        <TextField {...form.text("text")} label={t.writeNote} maxLength={2000} autoComplete="off" />
        <div>
          <Button type="submit" variant="outline" busy={form.busy}>
            {t.saveNote}
          </Button>
        </div>
      </form>
    </section>
  );
}
