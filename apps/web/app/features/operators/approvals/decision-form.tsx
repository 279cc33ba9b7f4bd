import { useState } from "react";
import { messageOf } from "../../../api/api-error.ts";
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

/** Approves a change that another operator requested, or rejects it with a reason. */
export function DecisionForm({ id, onDecided }: { id: string; onDecided: () => void }) {
  const t = useTexts(audit);
  const words = useTexts(forms);
  const [intent] = useState(() => createIntent());
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function decide(body: { isApproved: boolean; reason?: string }): Promise<void> {
    await call("decideApproval", { params: { id }, body }, { idempotencyKey: intent.keyFor(body) });
    showToast("good", body.isApproved ? t.approvals.approved : t.approvals.rejected);
    onDecided();
    await revalidate("listApprovals");
  }

  async function approve(): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    await decide({ isApproved: true }).catch((error: unknown) => setFailure(messageOf(error)));
    setBusy(false);
  }

  const form = useKeptForm({
    subject: `decision_${id}`,
    initial: { reason: "" },
    validate: ({ reason }) => ({ reason: reason.trim() === "" ? words.rules.required(t.reason) : undefined }),
    submit: ({ reason }) => decide({ isApproved: false, reason: reason.trim() }),
  });
  const [isOpen] = useState(form.restored !== false);

  return (
    <>
      {failure !== undefined && <Alert kind="bad">{failure}</Alert>}
      <div>
        <Button busy={busy} onClick={() => void approve()}>
          {t.approvals.approve}
        </Button>
      </div>
      <details open={isOpen}>
        <summary>{t.approvals.reject}…</summary>
        <form {...form.form}>
          {form.restored}
          {form.failure !== undefined && <Alert kind="bad">{form.failure}</Alert>}
          <TextField {...form.text("reason")} label={t.reason} maxLength={300} />
          <div>
            <Button type="submit" variant="danger" busy={form.busy}>
              {t.approvals.reject}
            </Button>
          </div>
        </form>
      </details>
    </>
  );
}
