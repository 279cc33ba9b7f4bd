import type { TimelineTopic } from "@trove/contract";
import { type RawBuilder, sql } from "kysely";
import type { Connection } from "../../../database/connection.ts";
import { readUserNames } from "../../operators/index.ts";
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

/** An entry with ids in place of names, which a cluster stores apart from the person's rows. */
type FoundRow = TimelinePlace & { createdAt: Date; kind: string; facts: Record<string, unknown> };

const textsIn = (values: readonly unknown[]) => [
  ...new Set(values.filter((value): value is string => typeof value === "string")),
];

async function namesOf(db: Connection, table: "lootboxes" | "items", ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, string>();
  const id = table === "items" ? "itemId" : "lootboxId";
  const { rows } = await sql<{ id: string; name: string }>`
    select ${sql.ref(id)} as id, name from ${sql.table(table)} where ${sql.ref(id)} = any (${ids}::uuid[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row.name]));
}

/** Puts the names of boxes, items and operators in place of their ids. */
async function named(db: Connection, rows: readonly FoundRow[]): Promise<TimelineRow[]> {
  const actorOf = ({ facts }: FoundRow) => (facts["actor"] ?? facts["author"]) as { userInfoId?: string } | undefined;
  const [boxes, items, people] = await Promise.all([
    namesOf(db, "lootboxes", textsIn(rows.map(({ facts }) => facts["lootboxId"]))),
    namesOf(db, "items", textsIn(rows.map(({ facts }) => facts["itemId"]))),
    readUserNames(db, textsIn(rows.map((row) => actorOf(row)?.userInfoId))),
  ]);
  return rows.map((row) => {
    const { lootboxId, itemId, ...facts } = row.facts;
    const { userInfoId = "" } = actorOf(row) ?? {};
    const person = { userInfoId, userName: people.get(userInfoId) ?? "npm run admin" };
    const isOfBox = row.kind === "Opening" || row.kind === "Void";
    const shown = {
      ...facts,
      ...(isOfBox && { boxName: boxes.get(String(lootboxId)) ?? null }),
      ...(row.kind === "Opening" && { itemName: items.get(String(itemId)) ?? null }),
      ...(row.kind === "Note" && { author: person }),
      ...(row.kind === "Act" && { actor: person }),
    };
    return { ...row, facts: shown } as unknown as TimelineRow;
  });
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
  const { rows } = await sql<FoundRow>`
    select created_at, to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at, source, key, kind,
      facts
    from (${sql.join(pieces, sql` union all `)}) entries
    order by created_at desc, source collate "C" desc, key collate "C" desc limit ${most}`.execute(db);
  return named(db, rows);
}
