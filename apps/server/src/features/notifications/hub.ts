import { Readable } from "node:stream";
import { permissionsOf } from "@trove/contract";
import type { Person } from "../../command/person.ts";
import { Refusal } from "../../command/refusal.ts";
import { type ChannelWatch, watchChannel } from "../../database/channel.ts";
import { eventStreams } from "../../metrics/instruments.ts";
import { listOperators, readHeldSessions } from "../auth/index.ts";
import { hears, isFor, type Reader } from "./notification.ts";
import { type Announcement, CHANNEL, readNotification } from "./notifications.store.ts";
import type { NotificationParts } from "./parts.ts";
import { shown } from "./shown.ts";
import { type Holder, streamToEnd } from "./streams/fair-share.ts";

/**
 * Maximum streams of customers and of operators per process. They are counted separately, so that customers can't use
 * up the operators' places.
 */
const PLACES = { customers: 1_800, operators: 400 };
const MOST_OF_A_PERSON = 8;
/**
 * If more bytes than this wait for a slow client, its stream is destroyed. The client then connects again and reads the
 * list.
 */
const MOST_WAITING_BYTES = 64 * 1024;
const BEAT_MS = 20_000;
/** Maximum duration of a stream. */
const LONGEST_MS = 300_000;
/** If a stream ended so that another got its place, its browser connects again after this time. */
const RETRY_SECONDS = 60;

type AddressedEvent = Extract<Announcement, { to: unknown }>;
type Listener = Pick<Person, "userId" | "sessionId"> & {
  permissions: Reader["permissions"];
  /** The IP address in the form that rate limits use. */
  address: string;
};
type Stream = Holder & { reader: Reader; sessionId: string; events: Readable; timer?: NodeJS.Timeout };

/** The event streams of this process. Sends each notification and live event to the streams of its audience. */
export type Hub = {
  /**
   * Opens a stream. Throws OVERLOADED if the person has too many streams, or if the process is full and no stream of a
   * greedier account can be ended. Throws UNAUTHENTICATED if the session has ended.
   */
  open(listener: Listener): Promise<Readable>;
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Whether announcements reach this process at once. */
  hears(): boolean;
};

const event = (name: string, data: object) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
const audienceOf = ({ reader }: Stream) => ({ audience: isOperator(reader) ? "operators" : "customers" });
const isOperator = ({ permissions }: Pick<Reader, "permissions">) => permissions.size > 0;

export function makeHub(
  { database, log, now }: Pick<NotificationParts, "database" | "log" | "now">,
  places = PLACES,
): Hub {
  /** Ordered from the oldest to the newest. */
  const streams = new Set<Stream>();
  const onError = (error: unknown) => log.warn({ err: error }, "notification watch");

  function send(stream: Stream, text: string): void {
    const { events } = stream;
    if (events.readableLength > MOST_WAITING_BYTES) events.destroy();
    else events.push(text);
  }

  function end(stream: Stream): void {
    if (!streams.delete(stream)) return;
    eventStreams.dec(audienceOf(stream));
    clearTimeout(stream.timer);
    stream.events.push(null);
  }

  function endWhere(isOver: (stream: Stream) => boolean): void {
    for (const stream of [...streams].filter(isOver)) end(stream);
  }

  /**
   * Ends the streams of operators who have lost a permission since they opened. A new stream has the current
   * permissions.
   */
  async function endWithout(permission: string | null): Promise<void> {
    const hearing = [...streams].filter(({ reader }) => isFor(reader, { userId: null, permission }));
    if (hearing.length === 0) return;
    const operators = (await listOperators(database.connection)).filter(({ isLocked }) => !isLocked);
    const current = new Map(operators.map(({ userId, presets }) => [userId, new Set(permissionsOf(presets))]));
    for (const stream of hearing) {
      const { userId } = stream.reader;
      const permissions = current.get(userId) ?? new Set();
      if (!isFor({ userId, permissions }, { userId: null, permission })) end(stream);
    }
  }

  async function pass({ to, name, data }: AddressedEvent): Promise<void> {
    if ("permission" in to) await endWithout(to.permission);
    for (const stream of streams) if (hears(stream.reader, to)) send(stream, event(name, data));
  }

  async function tell(announcement: Announcement): Promise<void> {
    if ("endedSessionId" in announcement) return endWhere(({ sessionId }) => sessionId === announcement.endedSessionId);
    if ("endedUserId" in announcement) return endWhere(({ account }) => account === announcement.endedUserId);
    if ("to" in announcement) return pass(announcement);
    const { notificationId, userId } = announcement;
    // Skips the query if the person has no page open, as most people.
    if (userId !== undefined && ![...streams].some(({ reader }) => reader.userId === userId)) return;
    const row = await readNotification(database.connection, notificationId);
    if (row === undefined) return;
    await endWithout(row.permission);
    const text = event("notification", shown({ ...row, readAt: null, archivedAt: null }));
    for (const stream of streams) if (isFor(stream.reader, row)) send(stream, text);
  }

  function beat(): void {
    for (const stream of streams) send(stream, ":\n\n");
  }

  /**
   * Ends those of the streams whose sessions have ended. Sets a timer that ends each other stream at its maximum
   * duration or at the end of its session. Returns the ids of the valid sessions.
   */
  async function confirm(opened: readonly Stream[]): Promise<ReadonlySet<string>> {
    const at = now();
    const sessions = opened.map(({ account: userId, sessionId }) => ({ userId, sessionId }));
    const held = await readHeldSessions(database.connection, sessions, at);
    const ends = new Map(held.map(({ sessionId, expiresAt }) => [sessionId, expiresAt]));
    for (const stream of opened) {
      const expiresAt = ends.get(stream.sessionId);
      if (expiresAt === undefined) end(stream);
      else if (streams.has(stream)) {
        const lastsMs = Math.min(LONGEST_MS, expiresAt.getTime() - at.getTime());
        stream.timer ??= setTimeout(() => end(stream), lastsMs).unref();
      }
    }
    return new Set(ends.keys());
  }

  /** Frees a place for another stream, if necessary by ending one. Throws OVERLOADED if that isn't possible. */
  function freePlace(reader: Reader, added: Holder): void {
    const alike = [...streams].filter((stream) => isOperator(stream.reader) === isOperator(reader));
    const own = alike.filter(({ account }) => account === added.account);
    const isFull = alike.length >= (isOperator(reader) ? places.operators : places.customers);
    const ended = isFull ? streamToEnd(alike, added) : undefined;
    if (own.length >= MOST_OF_A_PERSON || (isFull && ended === undefined)) {
      throw new Refusal("OVERLOADED", { retryAfterSeconds: RETRY_SECONDS });
    }
    if (ended === undefined) return;
    send(ended, `retry: ${RETRY_SECONDS * 1000}\n\n`);
    end(ended);
  }

  const watch: ChannelWatch = watchChannel(database, CHANNEL, {
    onNotice: (text) => void tell(JSON.parse(text)).catch(onError),
    // Notices may have been missed while the connection was down. So all clients read their list again, and sessions
    // are checked.
    onListening: () => {
      for (const stream of streams) send(stream, event("changed", {}));
      if (streams.size > 0) confirm([...streams]).catch(onError);
    },
    onError,
  });
  let beating: NodeJS.Timeout | undefined;

  return {
    async open({ userId, sessionId, permissions, address }) {
      const reader = { userId, permissions };
      const holder = { account: userId, address };
      freePlace(reader, holder);
      const events = new Readable({ read() {} });
      const stream: Stream = { ...holder, reader, sessionId, events };
      streams.add(stream);
      eventStreams.inc(audienceOf(stream));
      events.once("close", () => end(stream));
      events.push(event("changed", {}));
      // The session may have ended before the stream was registered.
      const held = await confirm([stream]).catch((error: unknown) => {
        end(stream);
        throw error;
      });
      if (!held.has(sessionId)) throw new Refusal("UNAUTHENTICATED");
      return events;
    },
    async start() {
      beating = setInterval(beat, BEAT_MS);
      beating.unref();
      await watch.start();
    },
    async stop() {
      clearInterval(beating);
      endWhere(() => true);
      await watch.stop();
    },
    hears: () => watch.hears(),
  };
}
