import { expect, test } from "vitest";
import { lastResults } from "./last-results.ts";

test("makes each result once as long as it is one of the last, and forgets what rejects", async () => {
  const made: string[] = [];
  const last = lastResults<string>(2);
  const ask = (name: string) => last(name, async () => (made.push(name), name));
  for (const name of ["a", "a", "b", "a", "c", "a"]) expect(await ask(name)).toBe(name);
  expect(made).toEqual(["a", "b", "c", "a"]);
  await expect(last("d", () => Promise.reject(new Error("not now")))).rejects.toThrow("not now");
  expect(await ask("d")).toBe("d");
});
