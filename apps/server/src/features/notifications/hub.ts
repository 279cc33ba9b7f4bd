import { Readable } from "node:stream";
import { Refusal } from "../../command/refusal.ts";
import { type ChannelWatch, watchChannel } from "../../database/channel.ts";
import { hears, isFor, type Reader } from "./notification.ts";
import { type Announcement, CHANNEL, readNotification } from "./notifications.store.ts";
import type { NotificationParts } from "./parts.ts";
import { shown } from "./shown.ts";

const MOST_STREAMS = 2_000;
const MOST_OF_A_PERSON = 8;
/** A client that reads so slowly gets no more. It connects again, and reads the list. */
const MOST_WAITING_BYTES = 64 * 1024;
const BEAT_MS = 20_000;
/** So long a stream lasts. With the next one, rights and session are looked at again. */
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

  function pass({ to, name, data }: Signal): void {
    for (const stream of streams) if (hears(stream.reader, to)) send(stream, event(name, data));
  }

  async function tell(announcement: Announcement): Promise<void> {
    if (!("notificationId" in announcement)) return pass(announcement);
    const { notificationId } = announcement;
    const row = await readNotification(database.connection, notificationId);
    if (row === undefined) return;
    const text = event("notification", shown({ ...row, readAt: null, archivedAt: null }));
    for (const stream of streams) if (isFor(stream.reader, row)) send(stream, text);
  }

  function beat(): void {
    const now = performance.now();
    for (const stream of streams) {
      if (now >= stream.endsAt) stream.events.push(null);
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
      if (streams.size >= MOST_STREAMS || own.length >= MOST_OF_A_PERSON) {
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
