import { formatEuros } from "@trove/money";
import { useState } from "react";
import { Link } from "react-router";
import { useQuery } from "../../api/use-query.ts";
import { closure as texts } from "../../locales/en/account/closure.ts";
import { useTexts } from "../../locales/texts.ts";
import { Button } from "../../ui/button.tsx";
import { dateTimeText } from "../../ui/date-text.ts";
import { Alert } from "../../ui/feedback/alert.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { SkeletonRows } from "../../ui/feedback/skeleton.tsx";
import { ConfirmDialog } from "../../ui/overlay/confirm-dialog.tsx";
import { SettingsPart } from "../../ui/page/settings-part.tsx";
import { useConfirmed } from "../auth/index.ts";
import { ClosureFacts } from "./closure-facts.tsx";
import { type Closure, type ClosureChange, useChangeClosure } from "./use-closure.ts";

type Asking = { button: string; title: string; text: string; keep: string; confirm: string; body: ClosureChange };

/** A button that asks first, and then for the password or second factor if the server wants it. */
function AskedChange({ button, title, text, keep, confirm, body }: Asking) {
  const change = useChangeClosure();
  const [isAsked, setAsked] = useState(false);
  const { busy, failure, run, dialog } = useConfirmed(() => change(body));
  const go = async () => {
    setAsked(false);
    await run();
  };
  return (
    <>
      {failure !== undefined && <Alert kind="bad">{failure}</Alert>}
      <div>
        <Button variant={body.action === "Confirm" ? "danger" : "outline"} busy={busy} onClick={() => setAsked(true)}>
          {button}
        </Button>
      </div>
      {isAsked && (
        <ConfirmDialog
          title={title}
          keep={keep}
          confirm={confirm}
          onConfirm={() => void go()}
          onClose={() => setAsked(false)}
        >
          {text}
        </ConfirmDialog>
      )}
      {dialog}
    </>
  );
}

function KeepAccount() {
  const t = useTexts(texts);
  const change = useChangeClosure();
  const { busy, failure, run } = useConfirmed(() => change({ action: "TakeBack" }));
  return (
    <>
      {failure !== undefined && <Alert kind="bad">{failure}</Alert>}
      <div>
        <Button variant="outline" busy={busy} onClick={() => void run()}>
          {t.keepAccount}
        </Button>
      </div>
    </>
  );
}

function Open({ closure }: { closure: Closure }) {
  const t = useTexts(texts);
  return (
    <>
      <ClosureFacts closure={closure} />
      <AskedChange {...t.begin} keep={t.keep} body={{ action: "Begin" }} />
    </>
  );
}

function Closing({ closure }: { closure: Closure }) {
  const t = useTexts(texts);
  const { begunAtUtc, confirmedAtUtc, items, returnedAmount, givenUpAmount, holds } = closure;
  const left = { givenUpItems: items.count, givenUpAmount };
  const ends = [
    returnedAmount > 0 ? t.end.returns(formatEuros(returnedAmount)) : undefined,
    items.count > 0 ? t.end.givesUpItems(items.count) : undefined,
    givenUpAmount > 0 ? t.end.givesUpMoney(formatEuros(givenUpAmount)) : undefined,
    t.end.text,
  ];
  return (
    <>
      <Alert>
        <p>{confirmedAtUtc === null ? t.closing(dateTimeText(begunAtUtc ?? "")) : t.confirmed}</p>
      </Alert>
      <ClosureFacts closure={closure} />
      {confirmedAtUtc === null && (
        <p>
          <Link to="/inventory">{t.use.inventory}</Link> · <Link to="/shop">{t.use.shop}</Link>
        </p>
      )}
      <KeepAccount />
      {confirmedAtUtc === null && holds.every((hold) => hold === "Refund") && (
        <AskedChange
          button={t.end.button}
          title={t.end.title}
          confirm={t.end.button}
          text={ends.filter((text) => text !== undefined).join(" ")}
          keep={t.keep}
          body={{ action: "Confirm", ...left }}
        />
      )}
    </>
  );
}

/** Closes the account: shows what is left, what goes back and what is given up, before the person decides. */
export function CloseAccount() {
  const t = useTexts(texts);
  const { data: closure, error, mutate } = useQuery("getClosure", {});
  return (
    <SettingsPart id="close-account" title={t.title} lead={t.lead}>
      {closure === undefined &&
        (error === undefined ? (
          <SkeletonRows count={4} height={24} />
        ) : (
          <ErrorState error={error} onRetry={() => void mutate()} />
        ))}
      {closure?.state === "Open" && <Open closure={closure} />}
      {closure?.state === "Closing" && <Closing closure={closure} />}
    </SettingsPart>
  );
}
