import { formatEuros } from "@trove/money";
import { boxPage } from "../../../locales/en/lootboxes/box-page.ts";
import { useTexts } from "../../../locales/texts.ts";
import { dateTimeText } from "../../../ui/date-text.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import type { Box } from "../opening/opening-phase.ts";

/** Shows what the public log announces for the box: other odds, or that the box will be closed. */
export default function Announcement({ announced }: { announced: NonNullable<Box["announced"]> }) {
  const t = useTexts(boxPage).announced;
  const { validFromUtc, next } = announced;
  const when = dateTimeText(validFromUtc);
  return (
    <Alert kind="note">
      {next === null ? t.closes(when) : t.changes(when, next.tableVersion, formatEuros(next.price))}
    </Alert>
  );
}
