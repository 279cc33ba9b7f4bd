import { type SessionRecord, toSessionRecord } from "./session-record.ts";

/**
 * How long a new tab waits for another tab's reply before it counts as signed out. A busy tab may reply late. Only
 * visitors on a guarded page wait this long, and a later reply still signs the tab in.
 */
const REPLY_WITHIN_MS = 500;

type Message = { kind: "ask" } | { kind: "session"; record: SessionRecord } | { kind: "end" };

function toMessage(value: unknown): Message | undefined {
  const { kind, record } = Object(value) as { kind?: unknown; record?: unknown };
  if (kind === "ask" || kind === "end") return { kind };
  const session = toSessionRecord(record);
  return kind === "session" && session !== undefined ? { kind, record: session } : undefined;
}

export type TabHandlers = {
  /** Returns this tab's session, to send it to a tab that asks. */
  current: () => SessionRecord | undefined;
  /** Called when another tab signed in, or replied to this tab. */
  adopt: (record: SessionRecord) => void;
  /** Called when another tab signed out, or its session ended. */
  end: () => void;
};

/** Shares the session among all tabs of this origin. Without this, each tab has only its own session storage. */
export function createTabSharing({ current, adopt, end }: TabHandlers) {
  const channel = typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel("session");
  let replied: (() => void) | undefined;

  channel?.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    const message = toMessage(data);
    if (message?.kind === "end") end();
    if (message?.kind === "ask") {
      const record = current();
      if (record !== undefined) channel.postMessage({ kind: "session", record } satisfies Message);
    }
    if (message?.kind === "session") {
      adopt(message.record);
      replied?.();
    }
  });

  return {
    /** Asks the other tabs for a session. Resolves after the first reply, or after REPLY_WITHIN_MS. */
    ask(): Promise<void> {
      if (channel === undefined) return Promise.resolve();
      return new Promise((resolve) => {
        const timer = setTimeout(resolve, REPLY_WITHIN_MS);
        replied = () => {
          clearTimeout(timer);
          resolve();
        };
        channel.postMessage({ kind: "ask" } satisfies Message);
      });
    },
    announceSession(record: SessionRecord): void {
      channel?.postMessage({ kind: "session", record } satisfies Message);
    },
    announceEnd(): void {
      channel?.postMessage({ kind: "end" } satisfies Message);
    },
  };
}
