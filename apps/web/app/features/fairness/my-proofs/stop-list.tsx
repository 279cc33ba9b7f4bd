import useSWR from "swr";
import { myProofs } from "../../../locales/en/fairness/my-proofs.ts";
import { type Translated, useTexts } from "../../../locales/texts.ts";
import { classes } from "../../../ui/classes.ts";
import { dateTimeText } from "../../../ui/date-text.ts";
import layout from "../../../ui/layout.module.css";
import letters from "../../../ui/letters.module.css";
import type { JudgedStop } from "@trove/fairness";
import CheckList from "../proof/check-list.tsx";
import { VerdictBadge } from "../proof/verdict-badge.tsx";
import styles from "./my-proofs.module.css";
import { readStops } from "./read-stops.ts";

type Texts = Translated<typeof myProofs>["stops"];

const HOUR_MS = 3_600_000;

function storyOf(t: Texts, { stop, answer }: Pick<JudgedStop, "stop" | "answer">): string {
  if (stop === undefined || answer === undefined) return t.unanswered;
  const from = dateTimeText(answer.time);
  if (!answer.isTaken) return t.untaken(from);
  return stop.hours === 0 ? t.at(from) : t.span(from, dateTimeText(Date.parse(answer.time) + stop.hours * HOUR_MS));
}

/** A stop with its answer in words, and every check that doesn't hold. */
export function StopRow({ judged }: { judged: JudgedStop }) {
  const t = useTexts(myProofs).stops;
  const { stop, verdict, checks } = judged;
  const open = checks.filter(({ outcome }) => outcome !== "Holds");
  return (
    <li>
      <p className={classes(layout["line-2-4"], styles["stop"])}>
        <strong>{stop === undefined ? t.unreadable : t[stop.kind]}</strong>
        <span className={letters["hint"]}>{storyOf(t, judged)}</span>
        <VerdictBadge verdict={verdict} />
      </p>
      {open.length > 0 && <CheckList checks={open} />}
    </li>
  );
}

/** The breaks and ends of offers that this browser and the shop have signed. Renders nothing if there are none. */
export function StopList() {
  const t = useTexts(myProofs).stops;
  const { data = [] } = useSWR<JudgedStop[], Error>("my-stops", readStops);
  if (data.length === 0) return null;
  return (
    <section className={layout["column-3"]} aria-labelledby="my-stops">
      <div>
        <h3 id="my-stops">{t.title}</h3>
        <p className={letters["hint"]}>{t.lead}</p>
      </div>
      <ul className={layout["stack-4"]}>
        {data.map((judged) => (
          <StopRow key={judged.answered.stop.text + judged.answered.answer.text} judged={judged} />
        ))}
      </ul>
    </section>
  );
}
