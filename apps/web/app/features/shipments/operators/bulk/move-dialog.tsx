import type { BulkMove } from "@trove/contract/statuses";
import { type FormEvent, useId, useState } from "react";
import { Link } from "react-router";
import { messageOf } from "../../../../api/api-error.ts";
import { call } from "../../../../api/call.ts";
import { createIntent } from "../../../../api/intent.ts";
import { useKeptText } from "../../../../forms/use-kept-form.tsx";
import { adminShipments } from "../../../../locales/en/shipments/operators.ts";
import { works } from "../../../../locales/en/operators/works.ts";
import { forms } from "../../../../locales/en/forms.ts";
import { useTexts } from "../../../../locales/texts.ts";
import { Button } from "../../../../ui/button.tsx";
import { Alert } from "../../../../ui/feedback/alert.tsx";
import { TextField } from "../../../../ui/form/field.tsx";
import { Dialog } from "../../../../ui/overlay/dialog.tsx";
import { workPath } from "../../../operators/index.ts";
import { classes } from "../../../../ui/classes.ts";
import layout from "../../../../ui/layout.module.css";
import styles from "./move-dialog.module.css";
import { MovePreview } from "./move-preview.tsx";
import { chosenCount, type ChosenShipments, type MovePlan, planMoves } from "./plan-moves.ts";

type Props = {
  selection: ChosenShipments;
  to: BulkMove;
  /** The planned effect of the move; undefined if the move needs a reason, which this dialog then asks for first. */
  planned: MovePlan | undefined;
  onClose: () => void;
  onStarted: (workId: string) => void;
};

const focus = (element: HTMLElement | null) => element?.focus();

/**
 * Moves many shipments: asks for a reason if the move needs one, shows the effect, and starts the move in the
 * background.
 */
export default function MoveDialog({ selection, to, planned, onClose, onStarted }: Props) {
  const t = useTexts(adminShipments);
  const words = useTexts(works).actions;
  const rules = useTexts(forms).rules;
  const formId = useId();
  const [plan, setPlan] = useState(planned);
  const [reason, setReason, forgetReason] = useKeptText(`shipments-${to}`);
  const [mistake, setMistake] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [intent] = useState(() => createIntent());

  async function attempt(act: () => Promise<void>): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    try {
      await act();
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      setBusy(false);
    }
  }

  function review(event: FormEvent): void {
    event.preventDefault();
    const text = reason.trim();
    setMistake(text === "" ? rules.required(t.details.reason) : undefined);
    if (text !== "") void attempt(async () => setPlan(await planMoves(selection, { status: to, reason: text })));
  }

  async function start({ id, version }: MovePlan): Promise<void> {
    const body = { version };
    await call("startWork", { params: { id }, body }, { idempotencyKey: intent.keyFor(body) });
    forgetReason();
    onStarted(id);
  }

  const main =
    plan === undefined ? (
      <Button type="submit" form={formId} busy={busy}>
        {t.many.review}
      </Button>
    ) : (
      plan.rows.Waiting > 0 && (
        <Button
          key="start"
          ref={focus}
          variant={to === "Cancelled" ? "danger" : "filled"}
          busy={busy}
          data-focus-first
          onClick={() => void attempt(() => start(plan))}
        >
          {words.startMoves(plan.rows.Waiting)}
        </Button>
      )
    );

  return (
    <Dialog
      open
      onClose={onClose}
      title={t.many.titles[to]}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t.many.cancel}
          </Button>
          {main}
        </>
      }
    >
      <div className={classes(layout["stack-4"], styles["move"])}>
        {failure !== undefined && <Alert kind="bad">{failure}</Alert>}
        {plan === undefined ? (
          <form id={formId} noValidate onSubmit={review}>
            <p>{t.many.asked(chosenCount(selection))}</p>
            <TextField
              label={t.details.reason}
              hint={t.many.reasonHint}
              error={mistake}
              value={reason}
              maxLength={300}
              autoComplete="off"
              data-focus-first
              onChange={({ currentTarget }) => setReason(currentTarget.value)}
            />
          </form>
        ) : (
          <>
            <MovePreview plan={plan} />
            <Link to={workPath(plan.id)}>{t.many.rows}</Link>
          </>
        )}
      </div>
    </Dialog>
  );
}
