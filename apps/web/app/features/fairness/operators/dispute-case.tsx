import { useState } from "react";
import { Link } from "react-router";
import { call } from "../../../api/call.ts";
import { createIntent } from "../../../api/intent.ts";
import { revalidate } from "../../../api/use-query.ts";
import { useKeptForm } from "../../../forms/use-kept-form.tsx";
import { disputes } from "../../../locales/en/fairness/operators.ts";
import { forms } from "../../../locales/en/forms.ts";
import { useTexts } from "../../../locales/texts.ts";
import { useMay } from "../../../session/use-rights.ts";
import { Button } from "../../../ui/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { TextField } from "../../../ui/form/field.tsx";
import { showToast } from "../../../ui/overlay/toast.ts";
import { CaseStatusMark } from "../../cases/index.ts";
import type { Dispute } from "./dispute.ts";
import layout from "../../../ui/layout.module.css";
import panels from "../../../ui/panel.module.css";

/** Shows the case in which the dispute's outcome is recorded, or a form to open one. */
export function DisputeCase({ dispute: { id, case: inCase } }: { dispute: Dispute }) {
  const t = useTexts(disputes).page.case;
  const canChange = useMay()("cases.change") === true;
  const words = useTexts(forms);
  const [intent] = useState(() => createIntent());
  const form = useKeptForm({
    subject: `dispute-case_${id}`,
    initial: { reason: "" },
    validate: ({ reason }) => ({ reason: reason.trim() === "" ? words.rules.required(t.reason) : undefined }),
    submit: async ({ reason }) => {
      const body = { reason: reason.trim() };
      await call("openDisputeCase", { params: { id }, body }, { idempotencyKey: intent.keyFor(body) });
      showToast("good", t.opened);
      await revalidate("getDispute", "listCases");
    },
  });
  return (
    <section className={panels["panel"]} aria-labelledby="case">
      <h2 id="case">{t.title}</h2>
      {inCase === null && !canChange && <p className={panels["quiet"]}>{t.none}</p>}
      {inCase === null && canChange && (
        <form className={layout["column-4"]} {...form.form}>
          <p className={panels["quiet"]}>{t.text}</p>
          {form.restored}
          {form.failure !== undefined && <Alert kind="bad">{form.failure}</Alert>}
          <TextField {...form.text("reason")} label={t.reason} maxLength={300} autoComplete="off" />
          <div>
            <Button type="submit" variant="outline" busy={form.busy}>
              {t.open}
            </Button>
          </div>
        </form>
      )}
      {inCase !== null && (
        <p className={layout["line-2-4"]}>
          <Link to={`/dashboard/group/cases/${inCase.id}`}>{t.link(inCase.number)}</Link>
          <CaseStatusMark status={inCase.status} outcome={inCase.outcome} />
        </p>
      )}
    </section>
  );
}
