import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/**
 * Gives back what the start alone needed: sources, parsed settings, a first page. Left to itself, V8 keeps it for as long
 * as little happens. The last resort also shrinks the room for new objects, which grows again as soon as it is used.
 */
export function collectGarbage(): void {
  setFlagsFromString("--expose-gc");
  const collect: unknown = runInNewContext("gc");
  if (typeof collect === "function") collect({ type: "major", flavor: "last-resort" });
}
