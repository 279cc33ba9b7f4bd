import { describe, expect, it } from "vitest";
import { atMost, inQueues } from "../../../command/at-most.ts";
import { FULL_HASH_COST, hashOfNobody, hashPassword, isPassword } from "./password-hash.ts";

describe("a password's hash", () => {
  it("is Argon2id, contains its parameters, and differs every time", async () => {
    const [one, two] = [
      await hashPassword("correct horse 1", "strangers", FULL_HASH_COST),
      await hashPassword("correct horse 1", "strangers", FULL_HASH_COST),
    ];
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(one).not.toBe(two);
    expect(await isPassword("correct horse 1", one, "strangers")).toBe(true);
    expect(await isPassword("correct horse 2", one, "strangers")).toBe(false);
    expect(await isPassword("correct horse 1", hashOfNobody(FULL_HASH_COST), "strangers")).toBe(false);
  });

  // This hash is from the tests of the reference implementation (P-H-C/phc-winner-argon2, src/test.c).
  it("is verified with the parameters that it contains", async () => {
    const phc = "$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc";
    expect(await isPassword("password", phc, "strangers")).toBe(true);
  });

  it("accepts both encodings of the same letter", async () => {
    expect(
      await isPassword(
        "Zo\u0065\u0308 2026",
        await hashPassword("Zo\u00eb 2026", "strangers", FULL_HASH_COST),
        "strangers",
      ),
    ).toBe(true);
  });
});

describe("queues", () => {
  it("runs a limited number of jobs at once, in order, and refuses what it can't hold", async () => {
    const inQueue = atMost(2, 3);
    const open: (() => void)[] = [];
    const started: number[] = [];
    const works = [0, 1, 2, 3, 4].map((number) =>
      inQueue(() => {
        started.push(number);
        return new Promise<number>((resolve) => open.push(() => resolve(number)));
      }),
    );
    await expect(inQueue(async () => 5)).rejects.toMatchObject({ code: "OVERLOADED" });
    expect(started).toEqual([0, 1]);
    for (const work of works) {
      open.shift()?.();
      await work;
    }
    expect(started).toEqual([0, 1, 2, 3, 4]);
    await expect(inQueue(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
    expect(await inQueue(async () => 6)).toBe(6);
  });

  it("take turns, and refuse only what the full one can't hold", async () => {
    const inQueue = inQueues(["known", "strangers"], 1, 3);
    const served: string[] = [];
    const note = (name: string) => async () => void served.push(name);
    const first = Promise.withResolvers<void>();
    const works = [
      inQueue("strangers", () => first.promise),
      ...[1, 2, 3].map((number) => inQueue("strangers", note(`stranger ${number}`))),
    ];
    await expect(inQueue("strangers", note("stranger 4"))).rejects.toMatchObject({ code: "OVERLOADED" });
    works.push(inQueue("known", note("known 1")), inQueue("known", note("known 2")));
    first.resolve();
    await Promise.all(works);
    expect(served).toEqual(["known 1", "stranger 1", "known 2", "stranger 2", "stranger 3"]);
  });
});
