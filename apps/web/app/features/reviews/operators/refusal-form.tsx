import { useKeptForm } from "../../../forms/use-kept-form.tsx";
import { forms } from "../../../locales/en/forms.ts";
import { adminReviews } from "../../../locales/en/reviews/operators.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { TextField } from "../../../ui/form/field.tsx";
import type { OperatorsReview } from "./operators-review.ts";
import styles from "./reviews-page.module.css";
import { useDecision } from "./use-decision.ts";

const states = { refuse: "TextRefused", void: "Void" } as const;

type Props = { review: OperatorsReview; kind: keyof typeof states; onClose: () => void };

/** The form to refuse a review's text, or to ask that it doesn't count. Its person reads the reason. */
export function RefusalForm({ review, kind, onClose }: Props) {
  const texts = useTexts(adminReviews);
  const words = useTexts(forms);
  const t = texts[kind];
  const decide = useDecision(review);
  const form = useKeptForm({
    subject: `review-${kind}_${review.id}`,
    initial: { reason: "" },
    validate: ({ reason }) => ({
      reason: reason.trim() === "" ? words.rules.required(texts.reason) : undefined,
    }),
    submit: ({ reason }) => decide({ state: states[kind], reason: reason.trim() }, t.done),
  });
  return (
    <form className={styles["form"]} {...form.form}>
      {form.restored}
      {form.failure !== undefined && <Alert kind="bad">{form.failure}</Alert>}
      <TextField {...form.text("reason")} label={texts.reason} hint={t.hint} maxLength={300} autoComplete="off" />
      <div className={styles["ways"]}>
        <Button type="submit" variant="danger" size="small" busy={form.busy}>
          {t.submit}
        </Button>
        <Button variant="quiet" size="small" onClick={onClose}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}
