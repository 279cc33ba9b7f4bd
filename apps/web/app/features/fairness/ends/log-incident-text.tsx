import type { LogsTerms } from "@trove/fairness";
import { publicLogs } from "../../../locales/en/fairness/public-logs.ts";
import { type Translated, useTexts } from "../../../locales/texts.ts";
import { dateTimeText } from "../../../ui/date-text.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import type { LogIncident } from "@trove/fairness/press";

type Changed = Extract<LogIncident, { kind: "Changed" }>;

/** Groups of witnesses can change while all witnesses and the smallest number of them stay. */
const areSameWitnesses = (one: LogsTerms, other: LogsTerms) =>
  one.policy === undefined || other.policy === undefined
    ? one.witnesses.join() === other.witnesses.join()
    : one.policy === other.policy;

function changes(t: Translated<typeof publicLogs>, { before, after }: Changed): readonly string[] {
  const areOthers = before.quorum !== after.quorum || !areSameWitnesses(before, after);
  const mirrors = after.mirrors ?? [];
  const isOtherNotice = before.oddsNoticeMinutes !== after.oddsNoticeMinutes;
  return [
    ...(areOthers ? [t.changed(after.quorum, after.witnesses.length)] : []),
    ...(isOtherNotice
      ? [t.noticeChanged(t.minutes(before.oddsNoticeMinutes), t.minutes(after.oddsNoticeMinutes))]
      : []),
    ...((before.mirrors ?? []).join() === mirrors.join() ? [] : [t.mirrorsChanged(mirrors)]),
  ];
}

function textsOf(t: Translated<typeof publicLogs>, incident: LogIncident): readonly string[] {
  switch (incident.kind) {
    case "Fork":
      return [t.fork];
    case "Unread":
      return [t.unread(dateTimeText(incident.since))];
    case "Changed":
      return changes(t, incident);
    case "ShortNotice":
      return [t.shortNotice(incident.boxName)];
  }
}

/** Describes an incident of the public logs in words. */
export function LogIncidentText({ incident }: { incident: LogIncident }) {
  const t = useTexts(publicLogs);
  return textsOf(t, incident).map((text) => (
    <Alert key={text} kind={incident.kind === "Changed" ? "warning" : "bad"}>
      {text}
    </Alert>
  ));
}
