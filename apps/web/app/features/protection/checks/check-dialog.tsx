import { formatEuros, subtract } from "@trove/money";
import { useState } from "react";
import { useNavigate } from "react-router";
import { messageOf } from "../../../api/api-error.ts";
import type { CallResult } from "../../../api/request.ts";
import { useQuery } from "../../../api/use-query.ts";
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
type Props = { what: What; session: Protection["session"]; minutes: number; helpLines: Protection["helpLines"] };

async function hashOf(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A check that the next opening waits for. The focus starts on "Stop", and closing means stopping. */
export function CheckDialog({ what, session, minutes, helpLines }: Props) {
  const t = useTexts(texts).checks;
  const { day } = useTexts(breaks);
  const pause = useBreakCalls();
  const navigate = useNavigate();
  const [agrees, setAgrees] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const stop = () => void navigate("/");

  async function goOn(): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    const textHash = what === "DrawingConsent" ? await hashOf(t.consent) : null;
    await changeProtection("acknowledgeCheck", { body: { what, textHash } }).catch((error: unknown) =>
      setFailure(messageOf(error)),
    );
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
      {what === "DrawingConsent" && (
        <CheckboxField
          label={t.consent}
          checked={agrees}
          onChange={(event) => setAgrees(event.currentTarget.checked)}
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
