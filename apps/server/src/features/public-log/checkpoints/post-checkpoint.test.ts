import { createServer } from "node:http";
import { Readable } from "node:stream";
import { expect, it } from "vitest";
import { postCheckpoint } from "./post-checkpoint.ts";

it("a witness that answers without end is left after a few bytes", async () => {
  const part = Buffer.alloc(65_536, "a");
  let sent = 0;
  const server = createServer((_request, response) => {
    const endless = function* () {
      for (; sent < 50_000_000; sent += part.length) yield part;
    };
    Readable.from(endless())
      .on("error", () => {})
      .pipe(response);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  try {
    await expect(postCheckpoint(`http://127.0.0.1:${port}`, "old 0\n\n")).rejects.toMatchObject({
      kind: "unavailable",
    });
    expect(sent).toBeLessThan(20_000_000);
  } finally {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  }
});
