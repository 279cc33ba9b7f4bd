import { TIMELINE_TOPICS } from "@trove/contract/statuses";
import { messageOf } from "../../../api/api-error.ts";
import { useListing } from "../../../listing/use-listing.ts";
import { people } from "../../../locales/en/people.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { SkeletonRows } from "../../../ui/feedback/skeleton.tsx";
import { ChipLink, Chips } from "../../../ui/form/chips.tsx";
import { grouped } from "./grouped.ts";
import { TimelineLine } from "./timeline-line.tsx";
import { classes } from "../../../ui/classes.ts";
import layout from "../../../ui/layout.module.css";
import styles from "./timeline.module.css";
import { useTimeline } from "./use-timeline.ts";

/** A person's timeline as one list, newest first. Shows all entries, or only those of one topic. */
export function Timeline({ personId }: { personId: string }) {
  const t = useTexts(people);
  const { search, addressOf } = useListing();
  const topic = TIMELINE_TOPICS.find((known) => known === search.get("topic"));
  const { entries, error, retry, hasEarlier, readEarlier, busy, failure } = useTimeline(personId, topic);

  return (
    <div className={classes(layout["column-4"], styles["timeline"])}>
      <Chips label={t.topics.label}>
        <ChipLink to={addressOf({ topic: "" })} current={topic === undefined}>
          {t.topics.all}
        </ChipLink>
        {TIMELINE_TOPICS.map((known) => (
          <ChipLink key={known} to={addressOf({ topic: known })} current={topic === known}>
            {t.topics[known]}
          </ChipLink>
        ))}
      </Chips>
      {error && <ErrorState error={error} onRetry={() => void retry()} />}
      {entries === undefined && !error && <SkeletonRows count={6} height={52} />}
      {entries?.length === 0 && <EmptyState text={t.nothing} />}
      <ol className={styles["list"]} aria-label={t.parts.timeline}>
        {grouped(entries ?? []).map((group) => (
          <TimelineLine key={group.head.key} group={group} />
        ))}
      </ol>
      {failure !== undefined && <Alert kind="bad">{messageOf(failure)}</Alert>}
      {hasEarlier && (
        <Button variant="outline" busy={busy} onClick={() => void readEarlier()}>
          {t.more}
        </Button>
      )}
    </div>
  );
}
