import { useState } from "react";
import { useQuery } from "../../../api/use-query.ts";
import { breaks } from "../../../locales/en/protection/breaks.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { classes } from "../../../ui/classes.ts";
import { dateTimeText, dayText } from "../../../ui/date-text.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { SkeletonRows } from "../../../ui/feedback/skeleton.tsx";
import { RadioCards } from "../../../ui/form/radio-cards.tsx";
import layout from "../../../ui/layout.module.css";
import letters from "../../../ui/letters.module.css";
import { ConfirmDialog } from "../../../ui/overlay/confirm-dialog.tsx";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { endOf, type Length } from "./break-lengths.ts";
import { HelpLines } from "../help-lines.tsx";
import { BreakNotice, hasEnded } from "./break-notice.tsx";
import styles from "./protection-page.module.css";
import { type TakenBreak, useBreak, useBreakCalls } from "./use-break.ts";

const BREAKS = ["day", "week", "month", "quarter", "half"] as const satisfies readonly Length[];
const EXCLUSIONS = ["half", "year", "twoYears", "fiveYears"] as const satisfies readonly Length[];

/** A text whose day stands in a line of its own, because lines would break at its hyphens. A time may take one more. */
function WholeDay({ text, day }: { text: string; day: string }) {
  const [before, after] = text.split(day);
  const [date, time] = day.split(" ");
  return (
    <>
      {before}
      <span className={styles["day"]}>
        <span className={styles["whole"]}>{date}</span> {time}
      </span>
      {after}
    </>
  );
}

function Lengths<L extends Length>(props: {
  lengths: readonly L[];
  value: L;
  /** Words around the end of a length. */
  ends: (day: string) => string;
  onChange: (length: L) => void;
}) {
  const { lengths, value, ends, onChange } = props;
  const t = useTexts(breaks);
  const [now] = useState(() => new Date());
  const cards = lengths.map((length) => {
    const end = endOf(length, now);
    const day = length === "day" ? dateTimeText(end) : dayText(end);
    return {
      value: length,
      title: t.lengths[length],
      text: <WholeDay text={ends(day)} day={day} />,
    };
  });
  return <RadioCards legend={t.length} cards={cards} value={value} onChange={onChange} isTight />;
}

function Break() {
  const t = useTexts(breaks);
  const { busy, failure, begin } = useBreakCalls();
  const [length, setLength] = useState<(typeof BREAKS)[number]>("day");
  // A repeat after a lost response must ask for the same end, or it would be another request.
  const [asked, setAsked] = useState<{ length: Length; until: string }>();
  function until() {
    if (length === "day") return {};
    const wanted = asked?.length === length ? asked : { length, until: endOf(length, new Date()).toISOString() };
    setAsked(wanted);
    return { until: wanted.until };
  }
  return (
    <section className={classes(layout["card"], layout["column-5"])} aria-label={t.title}>
      <Lengths lengths={BREAKS} value={length} ends={t.until} onChange={setLength} />
      {failure !== undefined && <Alert kind="bad">{failure}</Alert>}
      <div>
        <Button busy={busy} onClick={() => void begin({ kind: "Break", ...until() })}>
          {t.start(t.lengths[length])}
        </Button>
      </div>
    </section>
  );
}

/** Asks before it begins, unlike a break: it is long, and does not end by itself. */
function Exclusion() {
  const { exclusion: t, atLeast, lengths } = useTexts(breaks);
  const { busy, failure, begin } = useBreakCalls();
  const [length, setLength] = useState<(typeof EXCLUSIONS)[number]>("half");
  const [isAsked, setAsked] = useState(false);
  const [now] = useState(() => new Date());
  const end = endOf(length, now);
  return (
    <section className={classes(layout["card"], layout["column-5"])} aria-labelledby="exclusion">
      <div className={layout["stack-1"]}>
        <h2 id="exclusion">{t.title}</h2>
        <p className={letters["muted"]}>{t.lead}</p>
      </div>
      <Lengths lengths={EXCLUSIONS} value={length} ends={atLeast} onChange={setLength} />
      <div>
        <Button variant="outline" onClick={() => setAsked(true)}>
          {t.startFor(lengths[length])}
        </Button>
      </div>
      {isAsked && (
        <ConfirmDialog
          title={t.sure(dayText(end))}
          keep={t.keep}
          confirm={t.start}
          busy={busy}
          failure={failure}
          onConfirm={() => void begin({ kind: "Exclusion", until: end.toISOString() })}
          onClose={() => setAsked(false)}
        >
          {t.text}
        </ConfirmDialog>
      )}
    </section>
  );
}

function Reopen({ taken }: { taken: TakenBreak }) {
  const t = useTexts(breaks);
  const { busy, failure, reopen } = useBreakCalls();
  if (taken.kind === "Break" || taken.reopensAtUtc !== null || !hasEnded(taken.untilUtc)) return null;
  return (
    <div>
      {failure !== undefined && <Alert kind="bad">{failure}</Alert>}
      <Button variant="outline" busy={busy} onClick={() => void reopen()}>
        {t.reopen}
      </Button>
    </div>
  );
}

/** Breaks and exclusions of the person. */
export default function ProtectionPage() {
  const t = useTexts(breaks);
  const taken = useBreak();
  const { data } = useQuery("getProtection", {});
  return (
    <>
      <PageHeader title={t.title} lead={t.lead} />
      <div className={styles["page"]}>
        {taken === undefined && <SkeletonRows count={5} height={72} />}
        {taken && (
          <>
            <BreakNotice taken={taken} />
            <Reopen taken={taken} />
          </>
        )}
        {taken === null && <Break />}
        {taken !== undefined && taken?.kind !== "Exclusion" && <Exclusion />}
        {data && (
          <p className={letters["hint"]}>
            <HelpLines lines={data.helpLines} />
          </p>
        )}
      </div>
    </>
  );
}
