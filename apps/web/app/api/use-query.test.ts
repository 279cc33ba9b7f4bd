import { afterEach, expect, test, vi } from "vitest";
import { timings } from "./use-query.ts";

afterEach(() => vi.unstubAllGlobals());

test(
  "the data cache waits as specified, longer on slow connections",
  { tags: ["S9-21", "S9-22", "S9-23", "S9-24"] },
  () => {
    const specified = { dedupingInterval: 2000, focusThrottleInterval: 5000, errorRetryInterval: 5000 };
    for (const connection of [undefined, { effectiveType: "4g" }]) {
      vi.stubGlobal("navigator", { connection });
      expect(timings()).toEqual(specified);
    }
    for (const connection of [{ effectiveType: "2g" }, { effectiveType: "4g", saveData: true }]) {
      vi.stubGlobal("navigator", { connection });
      expect(timings()).toEqual({ ...specified, errorRetryInterval: 10_000 });
    }
  },
);
