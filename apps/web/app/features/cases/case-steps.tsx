import { caseHeadings } from "../../locales/columns/cases.ts";
import { CASE_OUTCOMES, CASE_TRANSITIONS, type CaseOutcome, type CaseStatus } from "@trove/contract/statuses";
import { useState } from "react";
import { call } from "../../api/call.ts";
import { createIntent } from "../../api/intent.ts";
import { revalidate } from "../../api/use-query.ts";
import { useForm } from "../../forms/use-form.ts";
import { useKeptForm } from "../../forms/use-kept-form.tsx";
import { cases } from "../../locales/en/cases.ts";
import { forms } from "../../locales/en/forms.ts";
import { headingsOf, useTexts } from "../../locales/texts.ts";
import { Button } from "../../ui/button.tsx";
import { Alert } from "../../ui/feedback/alert.tsx";
import { SelectField, TextField } from "../../ui/form/field.tsx";
import { TextArea } from "../../ui/form/text-area.tsx";
import { showToast } from "../../ui/overlay/toast.ts";
import type { OperatorsCase } from "./operators-case.ts";
import { classes } from "../../ui/classes.ts";
import layout from "../../ui/layout.module.css";
import letters from "../../ui/letters.module.css";
import styles from "./case-page.module.css";

type Step = { status: CaseStatus; outcome?: CaseOutcome; reason?: string; answer?: string };

/**
 * The possible changes of status. Closing needs an outcome and a reason, and for a complaint the answer. Reopening
 * needs a reason.
 */
export function CaseSteps({ found: { id, status, version, complaint } }: { found: OperatorsCase }) {
  const t = useTexts(cases);
  const words = useTexts(forms);
  const [intent] = useState(() => createIntent());
  const next = CASE_TRANSITIONS[status];
  const isClosed = status === "Closed";
  const needsAnswer = !isClosed && complaint !== null && complaint.answeredAtUtc === null;

  async function send(step: Step, done: string): Promise<void> {
    const body = { ...step, version };
    try {
      await call("setCaseStatus", { params: { id }, body }, { idempotencyKey: intent.keyFor(body) });
      showToast("good", done);
    } finally {
      await revalidate("getCase", "getDispute", "listCases");
    }
  }

  const form = useKeptForm({
    subject: `case-step_${id}`,
    initial: { outcome: "", reason: "", answer: "" },
    validate: ({ outcome, reason, answer }) => ({
      answer: needsAnswer && answer.trim() === "" ? words.rules.required(t.complaint.answer) : undefined,
      outcome: !isClosed && outcome === "" ? words.rules.required(t.outcome) : undefined,
      reason: reason.trim() === "" ? words.rules.required(t.reason) : undefined,
    }),
    submit: ({ outcome: chosen, reason: text, answer: written }) => {
      const reason = text.trim();
      const outcome = CASE_OUTCOMES.find((known) => known === chosen);
      return isClosed
        ? send({ status: "InReview", reason }, t.reopened)
        : send({ status: "Closed", reason, outcome, answer: needsAnswer ? written.trim() : undefined }, t.closed);
    },
  });
  const moving = useForm({
    initial: {},
    validate: () => ({}),
    submit: () => (status === "Open" ? send({ status: "InReview" }, t.taken) : send({ status: "Open" }, t.handedBack)),
  });

  return (
    <section
      className={classes(layout["column-3"], layout["card"], styles["part"])}
      aria-label={headingsOf(caseHeadings).status}
    >
      {!isClosed && next.some((to) => to !== "Closed") && (
        <form className={layout["stack-3"]} {...moving.form}>
          {moving.failure !== undefined && <Alert kind="bad">{moving.failure}</Alert>}
          <div>
            <Button type="submit" variant={status === "Open" ? "filled" : "outline"} busy={moving.busy}>
              {status === "Open" ? t.take : t.handBack}
            </Button>
          </div>
        </form>
      )}
      <form className={layout["stack-3"]} {...form.form}>
        <h2>{isClosed ? t.reopen : t.close}</h2>
        {!isClosed && <p className={classes(letters["hint"], letters["numbers"])}>{t.closeText}</p>}
        {form.restored}
        {form.failure !== undefined && <Alert kind="bad">{form.failure}</Alert>}
        {!isClosed && (
          <SelectField {...form.text("outcome")} label={t.outcome}>
            <option value="">{t.choose}</option>
            {CASE_OUTCOMES.map((outcome) => (
              <option key={outcome} value={outcome}>
                {t.outcomes[outcome]}
              </option>
            ))}
          </SelectField>
        )}
        {needsAnswer && (
          <TextArea
            label={t.complaint.answer}
            rows={6}
            maxLength={5_000}
            value={form.values.answer}
            error={form.errorOf("answer")}
            onChange={(event) => form.set("answer", event.currentTarget.value)}
          />
        )}
        <TextField {...form.text("reason")} label={t.reason} maxLength={300} autoComplete="off" />
        <div>
          <Button type="submit" variant="outline" busy={form.busy}>
            {isClosed ? t.reopen : t.close}
          </Button>
        </div>
      </form>
    </section>
  );
}
