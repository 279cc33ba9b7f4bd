import type { TimelineTopic } from "@trove/contract";
import { type RawBuilder, sql } from "kysely";
import type { Connection } from "../../../database/connection.ts";
import type { TimelinePlace } from "./timeline-cursor.ts";
import type { TimelineFacts } from "./timeline-facts.ts";
import { sources } from "./timeline-sources.store.ts";

export type TimelineRow = TimelinePlace & { createdAt: Date } & TimelineFacts;

const NOW: TimelinePlace = { at: "infinity", source: "", key: "" };

/** Selects the newest entries of one source after a place, with an index of the source. */
function piece(userId: string, source: (typeof sources)[number], after: TimelinePlace, most: number) {
  const { name, kind, time, key, facts, from, where, tieBreak } = source;
  const behind = sql`(${time}, ${name}::text collate "C", (${key}) collate "C")
    < (${after.at}::timestamptz, ${after.source}::text collate "C", ${after.key}::text collate "C")`;
  return sql`(
    select ${time} as created_at, ${name}::text as source, ${key} as key, ${kind} as kind, ${facts} as facts
    from ${from} where ${where(userId)} and ${time} <= ${after.at}::timestamptz and ${behind}
    order by ${time} desc, ${tieBreak} desc limit ${most})`;
}

/**
 * Returns up to `most` entries of a person's timeline after a place, newest first. Reads up to `most` entries of each
 * source, by its index.
 */
export async function readTimeline(
  db: Connection,
  userId: string,
  { topic, after = NOW, most }: { topic: TimelineTopic | undefined; after: TimelinePlace | undefined; most: number },
): Promise<TimelineRow[]> {
  const pieces: RawBuilder<unknown>[] = sources
    .filter((source) => topic === undefined || source.topic === topic)
    .map((source) => piece(userId, source, after, most));
  const { rows } = await sql<TimelineRow>`
    select created_at, to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at, source, key, kind,
      facts
    from (${sql.join(pieces, sql` union all `)}) entries
    order by created_at desc, source collate "C" desc, key collate "C" desc limit ${most}`.execute(db);
  return rows;
}
