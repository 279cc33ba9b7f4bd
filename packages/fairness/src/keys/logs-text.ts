import { listOf, verifierKey, whole } from "../text/fields.ts";
import { textFormat } from "../text/text-format.ts";

/** The keys, witnesses and promises of the public logs. Keys are encoded as in C2SP signed-note. */
export type LogsTerms = {
  readonly terms: string;
  readonly records: string;
  /** The number of witnesses that must sign each checkpoint. */
  readonly quorum: number;
  /**
   * Minutes between publishing other odds of an open box and their coming into force. 0 means that no notice is
   * promised.
   */
  readonly oddsNoticeMinutes: number;
  readonly witnesses: readonly string[];
};

const MOST_WITNESSES = 100;

const format = textFormat<LogsTerms>("lootbox/logs/v2", {
  terms: verifierKey,
  records: verifierKey,
  quorum: whole(0),
  oddsNoticeMinutes: whole(0),
  witnesses: listOf(verifierKey, 0, MOST_WITNESSES),
});

/** The text that a key of the shop signs to confirm a change of these terms. Throws SyntaxError for invalid values. */
export function logsText({ terms, records, quorum, oddsNoticeMinutes, witnesses }: LogsTerms): string {
  return format.write({ terms, records, quorum, oddsNoticeMinutes, witnesses });
}
