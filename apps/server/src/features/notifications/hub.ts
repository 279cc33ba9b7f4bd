import { Readable } from "node:stream";
import { permissionsOf } from "@trove/contract";
import { Refusal } from "../../command/refusal.ts";
import { type ChannelWatch, watchChannel } from "../../database/channel.ts";
import { listOperators } from "../auth/index.ts";
import { hears, isFor, type Reader } from "./notification.ts";
import { type Announcement, CHANNEL, readNotification } from "./notifications.store.ts";
import type { NotificationParts } from "./parts.ts";
import { shown } from "./shown.ts";

const MOST_STREAMS = 2_000;
/** The others are for operators, who couldn't work if customers had them all. */
const MOST_OF_CUSTOMERS = 1_800;
const MOST_OF_A_PERSON = 8;
/** A client that reads so slowly gets no more. It connects again, and reads the list. */
const MOST_WAITING_BYTES = 64 * 1024;
const BEAT_MS = 20_000;
/** So long a stream lasts. With the next one, the session is looked at again. */
const LONGEST_MS = 300_000;

type Signal = Exclude<Announcement, { notificationId: string }>;
type Stream = { reader: Reader; events: Readable; endsAt: number };

/** The streams of this process, and what sends each notification and signal to those whom it is for. */
export type Hub = {
  /** Throws OVERLOADED if the person, or the process, has too many streams. */
  open(reader: Reader): Readable;
  start(): Promise<void>;
  stop(): Promise<void>;
};

const event = (name: string, data: object) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

export function makeHub({ database, log }: Pick<NotificationParts, "database" | "log">): Hub {
  const streams = new Set<Stream>();
  const onError = (error: unknown) => log.warn({ err: error }, "notification watch");

  function send(stream: Stream, text: string): void {
    const { events } = stream;
    if (events.readableLength > MOST_WAITING_BYTES) events.destroy();
    else events.push(text);
  }

  function end(stream: Stream): void {
    streams.delete(stream);
    stream.events.push(null);
  }

  /** Ends the streams of operators who have lost a permission since. The next one tells them what they may hear. */
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

  async function pass({ to, name, data }: Signal): Promise<void> {
    if ("permission" in to) await endWithout(to.permission);
    for (const stream of streams) if (hears(stream.reader, to)) send(stream, event(name, data));
  }

  async function tell(announcement: Announcement): Promise<void> {
    if (!("notificationId" in announcement)) return pass(announcement);
    const { notificationId, userId } = announcement;
    // Most people who are told something have no page open.
    if (userId !== undefined && ![...streams].some(({ reader }) => reader.userId === userId)) return;
    const row = await readNotification(database.connection, notificationId);
    if (row === undefined) return;
    await endWithout(row.permission);
    const text = event("notification", shown({ ...row, readAt: null, archivedAt: null }));
    for (const stream of streams) if (isFor(stream.reader, row)) send(stream, text);
  }

  function beat(): void {
    const now = performance.now();
    for (const stream of streams) {
      if (now >= stream.endsAt) end(stream);
      else send(stream, ":\n\n");
    }
  }

  const watch: ChannelWatch = watchChannel(database.pool, CHANNEL, {
    onNotice: (text) => void tell(JSON.parse(text)).catch(onError),
    // Some may have been missed, so everybody reads the list again.
    onListening: () => {
      for (const stream of streams) send(stream, event("changed", {}));
    },
    onError,
  });
  let beating: NodeJS.Timeout | undefined;

  return {
    open(reader) {
      const own = [...streams].filter((stream) => stream.reader.userId === reader.userId);
      const most = reader.permissions.size > 0 ? MOST_STREAMS : MOST_OF_CUSTOMERS;
      if (streams.size >= most || own.length >= MOST_OF_A_PERSON) {
        throw new Refusal("OVERLOADED", { retryAfterSeconds: 60 });
      }
      const events = new Readable({ read() {} });
      const stream = { reader, events, endsAt: performance.now() + LONGEST_MS };
      streams.add(stream);
      events.once("close", () => streams.delete(stream));
      events.push(event("changed", {}));
      return events;
    },
    async start() {
      beating = setInterval(beat, BEAT_MS);
      beating.unref();
      await watch.start();
    },
    async stop() {
      clearInterval(beating);
      for (const { events } of streams) events.push(null);
      await watch.stop();
    },
  };
}
