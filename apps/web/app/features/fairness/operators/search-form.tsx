import { useState } from "react";
import { call } from "../../../api/call.ts";
import { createIntent } from "../../../api/intent.ts";
import { useKeptForm } from "../../../forms/use-kept-form.tsx";
import { disputes } from "../../../locales/en/fairness/operators.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { TextField } from "../../../ui/form/field.tsx";
import panels from "../../../ui/panel.module.css";

/** Finds openings by details that a customer can give. */
export function SearchForm({ onOpened }: { onOpened: (id: string) => void }) {
  const t = useTexts(disputes).byId;
  const [intent] = useState(() => createIntent());
  const form = useKeptForm({
    subject: "dispute-search",
    initial: { search: "" },
    validate: ({ search }) => ({ search: search.trim() === "" ? t.mistake : undefined }),
    submit: async ({ search }) => {
      const body = { search: search.trim() };
      onOpened((await call("openDispute", { body }, { idempotencyKey: intent.keyFor(body) })).id);
    },
  });
  return (
    <form className={panels["panel"]} aria-labelledby="by-id" {...form.form}>
      <h2 id="by-id">{t.title}</h2>
      <p className={panels["quiet"]}>{t.text}</p>
      {form.restored}
      {form.failure !== undefined && <Alert kind="bad">{form.failure}</Alert>}
      <TextField
        {...form.text("search")}
        label={t.label}
        maxLength={100}
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
      />
      <div>
        <Button type="submit" busy={form.busy}>
          {t.button}
        </Button>
      </div>
    </form>
  );
}
