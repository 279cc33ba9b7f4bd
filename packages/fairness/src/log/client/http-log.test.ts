import { expect, test } from "vitest";
import { httpLog } from "./http-log.ts";

const answer = (status: number, bytes: Uint8Array) =>
  httpLog(() => Promise.resolve(new Response(Uint8Array.from(bytes), { status })), "https://shop.example/log/records");

test("files are read from below the address", async () => {
  const asked: string[] = [];
  const read = httpLog((url) => {
    asked.push(url);
    return Promise.resolve(new Response("hello"));
  }, "https://shop.example/log/records");
  expect(Buffer.from((await read("tile/0/000", 8192)) ?? []).toString()).toBe("hello");
  expect(asked).toStrictEqual(["https://shop.example/log/records/tile/0/000"]);
  expect(await answer(200, new Uint8Array(0))("checkpoint", 10)).toStrictEqual(new Uint8Array(0));
});

test("404 is no file, and other answers say nothing", async () => {
  expect(await answer(404, new Uint8Array(0))("checkpoint", 10)).toBeUndefined();
  for (const status of [206, 401, 403, 429, 500, 503]) {
    await expect(answer(status, new Uint8Array(0))("checkpoint", 10)).rejects.toMatchObject({ kind: "unavailable" });
  }
  const broken = httpLog(() => Promise.reject(new TypeError("fetch failed")), "https://shop.example");
  await expect(broken("checkpoint", 10)).rejects.toMatchObject({ kind: "unavailable" });
});

test("a body without end is not read to its end", async () => {
  let pulled = 0;
  const endless = () => {
    const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
      pull: (controller) => {
        pulled += 1;
        controller.enqueue(new Uint8Array(1000));
      },
    });
    return Promise.resolve(new Response(body));
  };
  await expect(httpLog(endless, "https://shop.example")("tile/0/000", 8192)).rejects.toMatchObject({
    kind: "malformed",
  });
  expect(pulled).toBeLessThan(20);
});
