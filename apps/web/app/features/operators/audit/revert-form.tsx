import { useState } from "react";
import { call } from "../../../api/call.ts";
import { createIntent } from "../../../api/intent.ts";
import { revalidate } from "../../../api/use-query.ts";
import { useKeptForm } from "../../../forms/use-kept-form.tsx";
import { forms } from "../../../locales/en/forms.ts";
import { audit } from "../../../locales/en/operators/audit.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/form/field.tsx";
import { showToast } from "../../../ui/overlay/toast.ts";

/** A form to revert the change of an entry. This makes a new change, with a reason. */
export function RevertForm({ id, onReverted }: { id: string; onReverted: () => void }) {
  const t = useTexts(audit);
  const words = useTexts(forms);
  const [intent] = useState(() => createIntent());
  const form = useKeptForm({
    subject: `revert_${id}`,
    initial: { reason: "" },
    validate: ({ reason }) => ({ reason: reason.trim() === "" ? words.rules.required(t.reason) : undefined }),
    submit: async ({ reason }) => {
      const body = { reason: reason.trim() };
      await call("revertAudit", { params: { id }, body }, { idempotencyKey: intent.keyFor(body) });
      showToast("good", t.revert.done);
      onReverted();
      await revalidate("listAudit");
    },
  });
  const [isOpen] = useState(form.restored !== false);

  return (
    <details open={isOpen}>
      <summary>{t.revert.open}</summary>
      <form {...form.form}>
        <p>{t.revert.text}</p>
        {form.restored}
        {form.failure !== undefined && <Alert kind="bad">{form.failure}</Alert>}
        <TextField {...form.text("reason")} label={t.reason} maxLength={300} />
        <div>
          <Button type="submit" variant="danger" busy={form.busy}>
            {t.revert.send}
          </Button>
        </div>
      </form>
    </details>
  );
}
