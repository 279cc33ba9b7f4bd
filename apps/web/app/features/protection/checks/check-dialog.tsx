import { formatEuros, subtract } from "@trove/money";
import { useState } from "react";
import { useNavigate } from "react-router";
import { messageOf } from "../../../api/api-error.ts";
import type { CallResult } from "../../../api/request.ts";
import { revalidate, useQuery } from "../../../api/use-query.ts";
import { breaks } from "../../../locales/en/protection/breaks.ts";
import { limits as texts } from "../../../locales/en/protection/limits.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { CheckboxField } from "../../../ui/form/checkbox-field.tsx";
import letters from "../../../ui/letters.module.css";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { Sum, Sums } from "../../../ui/sums.tsx";
import { useBreakCalls } from "../breaks/use-break.ts";
import { changeProtection } from "../change-protection.ts";
import { HelpLines } from "../help-lines.tsx";
import { signed } from "./signed.ts";

type Protection = CallResult<"getProtection">;
type What = "RealityCheck" | "Report" | "DrawingConsent";
type Props = Pick<Protection, "session" | "helpLines" | "drawingConsent"> & { what: What; minutes: number };

/** A check that the next opening waits for. The focus starts on "Stop", and closing means stopping. */
export function CheckDialog({ what, session, minutes, helpLines, drawingConsent }: Props) {
  const t = useTexts(texts).checks;
  const { day } = useTexts(breaks);
  const pause = useBreakCalls();
  const navigate = useNavigate();
  /** The hash of the text that was agreed to: another text needs another press. */
  const [agreedTo, setAgreedTo] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const agrees = drawingConsent !== null && agreedTo === drawingConsent.textHash;
  const stop = () => void navigate("/");

  async function goOn(): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    const textHash = drawingConsent?.textHash ?? null;
    await changeProtection("acknowledgeCheck", { body: { what, textHash } }).catch((error: unknown) => {
      setFailure(messageOf(error));
      // The shop may have changed the text since.
      if (what === "DrawingConsent") void revalidate("getProtection");
    });
    setBusy(false);
  }

  return (
    <Dialog
      open
      onClose={stop}
      title={t.titles[what]}
      actions={
        <>
          <Button
            variant="quiet"
            busy={busy}
            disabled={what === "DrawingConsent" && !agrees}
            onClick={() => void goOn()}
          >
            {t.goOn}
          </Button>
          {what !== "DrawingConsent" && (
            <Button variant="outline" busy={pause.busy} onClick={() => void pause.begin({ kind: "Break" })}>
              {day}
            </Button>
          )}
          <Button data-focus-first onClick={stop}>
            {t.stop}
          </Button>
        </>
      }
    >
      {what === "RealityCheck" && session !== null && (
        <Sums>
          <Sum label={t.time}>{t.minutes(minutes)}</Sum>
          <Sum label={t.paid}>{formatEuros(session.spentAmount)}</Sum>
          <Sum label={t.won}>{formatEuros(session.wonAmount)}</Sum>
          <Sum label={t.net} isTotal>
            {signed(session.netAmount)}
          </Sum>
        </Sums>
      )}
      {what === "Report" && <MonthSums />}
      {what === "DrawingConsent" && drawingConsent !== null && (
        <CheckboxField
          label={drawingConsent.text}
          checked={agrees}
          onChange={(event) => setAgreedTo(event.currentTarget.checked ? drawingConsent.textHash : undefined)}
        />
      )}
      {what !== "DrawingConsent" && (
        <p className={letters["hint"]}>
          <HelpLines lines={helpLines} />
        </p>
      )}
      {(failure ?? pause.failure) !== undefined && <Alert kind="bad">{failure ?? pause.failure}</Alert>}
    </Dialog>
  );
}

/** The sums of this month and the one before. */
function MonthSums() {
  const t = useTexts(texts).checks;
  const { data = [] } = useQuery("reportPlay", { query: { months: 2 } });
  const names = [t.thisMonth, t.lastMonth];
  return data.map(({ from, spentAmount, wonAmount }, place) => (
    <section key={from}>
      <h3>{names[place]}</h3>
      <Sums>
        <Sum label={t.paid}>{formatEuros(spentAmount)}</Sum>
        <Sum label={t.won}>{formatEuros(wonAmount)}</Sum>
        <Sum label={t.net} isTotal>
          {signed(subtract(wonAmount, spentAmount))}
        </Sum>
      </Sums>
    </section>
  ));
}
