import { IconFolderPlus } from "@tabler/icons-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { call } from "../../api/call.ts";
import { createIntent } from "../../api/intent.ts";
import { revalidate } from "../../api/use-query.ts";
import { useForm } from "../../forms/use-form.ts";
import { cases } from "../../locales/en/cases.ts";
import { people } from "../../locales/en/people.ts";
import { forms } from "../../locales/en/forms.ts";
import { useTexts } from "../../locales/texts.ts";
import { useMay } from "../../session/use-rights.ts";
import { usePageActions } from "../../shell/page-actions.ts";
import { Button } from "../../ui/button.tsx";
import { Alert } from "../../ui/feedback/alert.tsx";
import { TextField } from "../../ui/form/field.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { showToast } from "../../ui/overlay/toast.ts";
import styles from "./case-page.module.css";

type Props = {
  /** The person whom the case is about; null for a guest, about whom no case is opened by hand. */
  personId: string | null;
  /** The number of the shipment or payment, with which the reason begins. */
  about: string;
};

function OpenCaseDialog({ personId, about, onClose }: { personId: string; about: string; onClose: () => void }) {
  const t = useTexts(people);
  const toCase = useTexts(cases).toCase;
  const words = useTexts(forms);
  const navigate = useNavigate();
  const [intent] = useState(() => createIntent());
  const begun = `${about}: `;
  const form = useForm({
    initial: { reason: begun },
    validate: ({ reason }) => ({
      reason:
        reason.trim() === "" || reason.trim() === begun.trim() ? words.rules.required(t.fields.reason) : undefined,
    }),
    submit: async ({ reason }) => {
      const body = { personId, reason: reason.trim() };
      const { id } = await call("openCase", { body }, { idempotencyKey: intent.keyFor(body) });
      showToast("good", t.actions.case.done, {
        label: toCase,
        run: () => void navigate(`/dashboard/group/cases/${id}`),
      });
      onClose();
      await revalidate("listCases", "listPersonTimeline");
    },
  });
  return (
    <Dialog open onClose={onClose} title={t.actions.case.open}>
      <form className={styles["form"]} {...form.form}>
        <p>{t.actions.case.explain}</p>
        {form.failure !== undefined && <Alert kind="bad">{form.failure}</Alert>}
        <TextField {...form.text("reason")} label={t.fields.reason} maxLength={300} data-focus-first />
        <div className={styles["buttons"]}>
          <Button variant="outline" onClick={onClose}>
            {t.cancel}
          </Button>
          <Button type="submit" busy={form.busy}>
            {t.actions.case.open}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** A button to open a case about whom a shipment or payment belongs to, for operators who may; also found by search. */
export function OpenCase({ personId, about }: Props) {
  const t = useTexts(people).actions.case;
  const [open, setOpen] = useState(false);
  const canOpen = useMay()("cases.change") === true && personId !== null;
  usePageActions(canOpen ? [{ id: "open-case", title: t.open, run: () => setOpen(true) }] : []);
  if (!canOpen) return null;
  return (
    <div>
      <Button
        variant="outline"
        icon={<IconFolderPlus size={18} />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {t.open}
      </Button>
      {open && <OpenCaseDialog personId={personId} about={about} onClose={() => setOpen(false)} />}
    </div>
  );
}
