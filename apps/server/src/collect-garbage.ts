import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/**
 * Frees memory that only the start needed: sources, parsed settings, a first page. Without this, V8 keeps that memory
 * as long as the process has little to do. The flavour `last-resort` also shrinks the space for new objects, which
 * grows again when the process is busy.
 */
export function collectGarbage(): void {
  setFlagsFromString("--expose-gc");
  const collect: unknown = runInNewContext("gc");
  if (typeof collect === "function") collect({ type: "major", flavor: "last-resort" });
}
