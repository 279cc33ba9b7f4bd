import { payoutIn, typedPayout } from "@trove/lootboxes";
import { WORK_RIGHTS } from "@trove/contract/permissions";
import { REVERTIBLE_KINDS } from "@trove/contract/statuses";
import { useState } from "react";
import { useNavigate } from "react-router";
import { ApiError, messageOf } from "../../../api/api-error.ts";
import { call } from "../../../api/call.ts";
import { createIntent } from "../../../api/intent.ts";
import { revalidate } from "../../../api/use-query.ts";
import { catalogue } from "../../../locales/en/items/operators.ts";
import { works } from "../../../locales/en/operators/works.ts";
import { useTexts } from "../../../locales/texts.ts";
import { useMay } from "../../../session/use-rights.ts";
import { Button } from "../../../ui/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { showToast } from "../../../ui/overlay/toast.ts";
import { AffectedBoxTable } from "./affected-boxes.tsx";
import { TextField } from "../../../ui/form/field.tsx";
import { type Work, workPath } from "./work.ts";
import layout from "../../../ui/layout.module.css";
import styles from "./works.module.css";

type Action = "startWork" | "cancelWork" | "retryWork" | "revertWork";

/** The actions that the work's status allows, and the effect that starting it has on boxes. */
export function WorkActions({ work }: { work: Work }) {
  const t = useTexts(works);
  const words = useTexts(catalogue);
  const navigate = useNavigate();
  const [intent] = useState(() => createIntent());
  const [busy, setBusy] = useState<Action>();
  const [failure, setFailure] = useState<string>();
  const [asked, setAsked] = useState<string>();
  const [typed, setTyped] = useState<string>();
  const { id, kind, status, version, boxes, toConfirm } = work;
  const mayChange = useMay()(WORK_RIGHTS[kind].change) === true;
  const { Waiting, Failed, Done } = work.rows;
  const isConfirmed = toConfirm === null || typedPayout(typed ?? "") === toConfirm.payout;
  const hasEnded = status === "Done" || status === "Cancelled" || status === "Failed";
  const canRevert = hasEnded && Done > 0 && REVERTIBLE_KINDS.includes(kind);
  const canStart = status === "Failed" || ((status === "Planned" || status === "Cancelled") && Waiting > 0);

  async function attempt(action: Action, act: () => Promise<void>): Promise<void> {
    setBusy(action);
    setFailure(undefined);
    setAsked(undefined);
    try {
      await act();
    } catch (error) {
      if (error instanceof ApiError && error.code === "APPROVAL_NEEDED") setAsked(messageOf(error));
      else setFailure(messageOf(error));
    } finally {
      setBusy(undefined);
    }
  }

  async function change(name: Action): Promise<void> {
    const body = name === "startWork" ? { version, confirmedPayout: toConfirm?.payout } : { version };
    const changed = await call(name, { params: { id }, body }, { idempotencyKey: intent.keyFor({ name, ...body }) });
    await revalidate("getWork", "listWorks", "listWorkRows", "listAdminItems", "getAdminItem", "listAdminShipments");
    if (name === "startWork") showToast("good", t.actions.started);
    if (name === "cancelWork") {
      showToast("good", changed.status === "Stopping" ? t.actions.cancelled : t.actions.discarded);
    }
    if (changed.id !== id) await navigate(workPath(changed.id));
  }

  const start = () =>
    isConfirmed ? void attempt("startWork", () => change("startWork")) : setTyped((before) => before ?? "");

  function startText(): string {
    if (Waiting === 0) return t.actions.finish;
    if (status !== "Planned" || Done + Failed > 0) return t.actions.goOn(Waiting);
    return kind === "ShipmentMove" ? t.actions.startMoves(Waiting) : t.actions.start(Waiting);
  }

  const act = (action: Action, text: string, variant: "outline" | "danger") => (
    <Button variant={variant} busy={busy === action} onClick={() => void attempt(action, () => change(action))}>
      {text}
    </Button>
  );

  return (
    <>
      {failure !== undefined && <Alert kind="bad">{failure}</Alert>}
      {asked !== undefined && <Alert>{asked}</Alert>}
      {canStart && boxes.length > 0 && (
        <section className={layout["column-4"]}>
          <h2>{t.boxes.title}</h2>
          <p>{t.boxes.text}</p>
          <AffectedBoxTable boxes={boxes} isChanging />
        </section>
      )}
      {canStart && toConfirm !== null && (
        <>
          <Alert kind="warning">{words.boxes.loss(toConfirm.name, payoutIn(toConfirm.payout))}</Alert>
          <TextField
            label={words.boxes.confirm(payoutIn(toConfirm.payout))}
            value={typed ?? ""}
            error={typed === undefined || isConfirmed ? undefined : words.boxes.confirm(payoutIn(toConfirm.payout))}
            inputMode="decimal"
            autoComplete="off"
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        </>
      )}
      <div className={styles["actions"]}>
        {mayChange && canStart && (
          <Button busy={busy === "startWork"} onClick={start}>
            {startText()}
          </Button>
        )}
        {mayChange && status === "Running" && act("cancelWork", t.actions.cancel, "danger")}
        {mayChange && status === "Planned" && act("cancelWork", t.actions.discard, "outline")}
        {mayChange &&
          hasEnded &&
          status !== "Failed" &&
          Failed > 0 &&
          act("retryWork", t.actions.retry(Failed), "outline")}
        {mayChange && canRevert && act("revertWork", t.actions.revert, "outline")}
      </div>
    </>
  );
}
