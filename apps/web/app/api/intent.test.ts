import { expect, test } from "vitest";
import { createIntent } from "./intent.ts";

test("a retry keeps its key; another body and the next wish get new ones", () => {
  let made = 0;
  const intent = createIntent(() => `key-${(made += 1)}`);
  expect(intent.keyFor({ amount: 1 })).toBe("key-1");
  expect(intent.keyFor({ amount: 1 })).toBe("key-1");
  expect(intent.keyFor({ amount: 2 })).toBe("key-2");
  intent.fulfilled();
  expect(intent.keyFor({ amount: 2 })).toBe("key-3");
});
