import { useEffect, useRef } from "react";
import { breaks } from "../../../locales/en/protection/breaks.ts";
import { type Translated, useTexts } from "../../../locales/texts.ts";
import { dateTimeText } from "../../../ui/date-text.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { takePress, type TakenBreak } from "./use-break.ts";

function textOf(t: Translated<typeof breaks>, { kind, untilUtc, reopensAtUtc }: TakenBreak): string {
  const until = dateTimeText(untilUtc);
  if (kind === "Break") return t.taken(until);
  if (reopensAtUtc !== null) return t.reopens(dateTimeText(reopensAtUtc));
  return hasEnded(untilUtc) ? t.ended(until) : t.excluded(until);
}

/** True once the time of an exclusion has passed, so that its person may ask to reopen. */
export const hasEnded = (untilUtc: string) => Date.parse(untilUtc) <= Date.now();

/** Says which break is in force, and what goes on meanwhile. Gets the focus of the button that it replaces. */
export function BreakNotice({ taken }: { taken: TakenBreak }) {
  const t = useTexts(breaks);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takePress() && document.activeElement === document.body) place.current?.focus();
  }, [taken]);
  return (
    <div ref={place} tabIndex={-1} data-notice>
      <Alert>
        <p>{textOf(t, taken)}</p>
        <p>{t.goesOn}</p>
      </Alert>
    </div>
  );
}
