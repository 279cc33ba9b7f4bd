import type { FastifyInstance } from "fastify";
import { watchCatalogue } from "../database/catalogue-changes.ts";
import type { ChannelWatch } from "../database/channel.ts";
import type { Database } from "../database/connection.ts";

/** Clears the caches when any process announces a catalogue change. */
export function forgetOnChanges(forget: () => void, http: FastifyInstance, database: Database): ChannelWatch {
  const onError = (error: unknown) => http.log.warn({ err: error }, "catalogue watch");
  const watch = watchCatalogue(database, forget, onError);
  http.addHook("onReady", () => watch.start());
  http.addHook("onClose", () => watch.stop());
  return watch;
}
