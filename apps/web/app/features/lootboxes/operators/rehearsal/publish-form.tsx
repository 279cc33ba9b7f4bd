import type { CallResult } from "../../../../api/request.ts";
import { payoutOf, payoutText, paysTooMuch, type PricedBox, typedPayout } from "@trove/lootboxes";
import { type FormEvent, useState } from "react";
import { ApiError, messageOf } from "../../../../api/api-error.ts";
import { call } from "../../../../api/call.ts";
import { createIntent } from "../../../../api/intent.ts";
import { rehearsalTexts } from "../../../../locales/en/lootboxes/operators/rehearsal.ts";
import { useTexts } from "../../../../locales/texts.ts";
import { Button } from "../../../../ui/button.tsx";
import { Alert } from "../../../../ui/feedback/alert.tsx";
import { TextField } from "../../../../ui/form/field.tsx";
import { showToast } from "../../../../ui/overlay/toast.ts";
import type { OperatorBox } from "../editor/box-form.ts";
import styles from "./rehearsal.module.css";

type Props = {
  box: OperatorBox;
  rehearsal: CallResult<"rehearseLootbox">;
  priced: PricedBox;
  onPublished: () => Promise<void>;
  onOutdated: () => void;
};

/** Publishes exactly the rehearsed version. If its payout is above 100 %, the operator must type it first. */
export function PublishForm({ box, rehearsal, priced, onPublished, onOutdated }: Props) {
  const t = useTexts(rehearsalTexts);
  const { id, status } = box;
  const { version, odds, isSame, tableVersion } = rehearsal;
  const [intent] = useState(() => createIntent());
  const [typed, setTyped] = useState("");
  const [mistake, setMistake] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [asked, setAsked] = useState<string>();
  const [busy, setBusy] = useState(false);
  const payout = payoutOf(priced);
  const needsConfirmation = paysTooMuch(priced);
  if (odds === null || status === "Archived" || (isSame && status === "Active")) return null;

  async function send(oddsHash: string): Promise<void> {
    const confirmedPayout = needsConfirmation ? payoutText(payout) : undefined;
    const rehearsed = { version, oddsHash, confirmedPayout };
    const options = { idempotencyKey: intent.keyFor({ status, rehearsed }) };
    if (status === "Active")
      return void (await call("publishLootboxVersion", { params: { id }, body: rehearsed }, options));
    await call("setLootboxStatus", { params: { id }, body: { status: "Active", ...rehearsed } }, options);
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy || odds === null) return;
    if (needsConfirmation && typedPayout(typed) !== payoutText(payout)) return setMistake(t.confirm.mismatch);
    setBusy(true);
    setFailure(undefined);
    try {
      await send(odds.oddsHash);
      showToast("good", t.published(tableVersion));
      await onPublished();
    } catch (error) {
      if (error instanceof ApiError && error.code === "APPROVAL_NEEDED") return setAsked(messageOf(error));
      setFailure(messageOf(error));
      if (error instanceof ApiError && error.code === "VERSION_CONFLICT") onOutdated();
    } finally {
      setBusy(false);
    }
  }

  return (
    <form className={styles["publish"]} onSubmit={(event) => void submit(event)} noValidate>
      {failure !== undefined && <Alert kind="bad">{failure}</Alert>}
      {asked !== undefined && <Alert>{asked}</Alert>}
      {needsConfirmation && (
        <>
          <Alert kind="warning">{t.confirm.title(payout)}</Alert>
          <TextField
            label={t.confirm.label(payout)}
            inputMode="decimal"
            autoComplete="off"
            maxLength={14}
            error={mistake}
            value={typed}
            onChange={({ currentTarget }) => {
              setTyped(currentTarget.value);
              setMistake(undefined);
            }}
          />
        </>
      )}
      <Button type="submit" busy={busy}>
        {t.publish[status]}
      </Button>
    </form>
  );
}
