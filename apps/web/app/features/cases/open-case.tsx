import { IconFolderPlus } from "../../ui/icons/dashboard-icons.ts";
import { useState } from "react";
import { useNavigate } from "react-router";
import { call } from "../../api/call.ts";
import { createIntent } from "../../api/intent.ts";
import { revalidate } from "../../api/use-query.ts";
import { useKeptForm } from "../../forms/use-kept-form.tsx";
import { cases } from "../../locales/en/cases.ts";
import { people } from "../../locales/en/people.ts";
import { forms } from "../../locales/en/forms.ts";
import { type Translated, useTexts } from "../../locales/texts.ts";
import { useMay } from "../../session/use-rights.ts";
import { usePageActions } from "../../shell/page-actions.ts";
import { Button } from "../../ui/button.tsx";
import { Alert } from "../../ui/feedback/alert.tsx";
import { TextField } from "../../ui/form/field.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { showToast } from "../../ui/overlay/toast.ts";
import layout from "../../ui/layout.module.css";

type Props = {
  /** The person whom the case is about; null for a guest, who can't have one. If left out, the dialog asks. */
  personId?: string | null;
  /** The number of the shipment or payment. The reason's field starts with it. */
  about?: string;
};

type DialogProps = { personId: string | undefined; about: string | undefined; onClose: () => void };

/**
 * Finds a person by a search. Returns the id of the only person found, or of the one with exactly this user name or
 * e-mail address. Otherwise throws an error whose message is for the operator.
 */
async function findPerson(search: string, t: Translated<typeof cases>["whom"]): Promise<string> {
  const { items } = await call("listPeople", { query: { search } });
  const named = items.find(({ userName, email }) => [userName, email].includes(search));
  const only = items.length === 1 ? items[0] : named;
  if (only === undefined) throw new Error(items.length === 0 ? t.nobody : t.several);
  return only.id;
}

function OpenCaseDialog({ personId, about, onClose }: DialogProps) {
  const t = useTexts(people);
  const { toCase, whom } = useTexts(cases);
  const words = useTexts(forms);
  const navigate = useNavigate();
  const [intent] = useState(() => createIntent());
  const begun = about === undefined ? "" : `${about}: `;
  const form = useKeptForm({
    subject: `case_${personId ?? "new"}_${about ?? ""}`,
    initial: { person: "", reason: begun },
    validate: ({ person, reason }) => ({
      person: personId === undefined && person.trim() === "" ? words.rules.required(whom.person) : undefined,
      reason:
        reason.trim() === "" || reason.trim() === begun.trim() ? words.rules.required(t.fields.reason) : undefined,
    }),
    submit: async ({ person, reason }) => {
      const body = { personId: personId ?? (await findPerson(person.trim(), whom)), reason: reason.trim() };
      const { id } = await call("openCase", { body }, { idempotencyKey: intent.keyFor(body) });
      showToast("good", t.actions.case.done, {
        label: toCase,
        run: () => void navigate(`/dashboard/group/cases/${id}`),
      });
      onClose();
      await revalidate("listCases", "listPersonTimeline");
    },
  });

  function cancel(): void {
    form.forget();
    onClose();
  }

  return (
    <Dialog open onClose={onClose} title={t.actions.case.open}>
      <form className={layout["stack-3"]} {...form.form}>
        <p>{t.actions.case.explain}</p>
        {form.restored}
        {form.failure !== undefined && <Alert kind="bad">{form.failure}</Alert>}
        {personId === undefined && (
          <TextField {...form.text("person")} label={whom.person} hint={whom.hint} maxLength={100} data-focus-first />
        )}
        <TextField
          {...form.text("reason")}
          label={t.fields.reason}
          maxLength={300}
          data-focus-first={personId !== undefined || undefined}
        />
        <div className={layout["wrap-2"]}>
          <Button variant="outline" onClick={cancel}>
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

/**
 * A button to open a case, for operators with the permission. The case is about the owner of a shipment or payment, or
 * about a person whom the operator searches for. The dashboard's search offers it too.
 */
export function OpenCase({ personId, about }: Props) {
  const t = useTexts(people).actions.case;
  const [open, setOpen] = useState(false);
  const may = useMay();
  const canFind = personId !== undefined || may("people.read") === true;
  const canOpen = may("cases.change") === true && canFind && personId !== null;
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
