import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { migrate } from "../../src/database/migrate.ts";
import { APP } from "../postgres-setup.ts";
import { openListeningShop } from "../shop/listening-shop.ts";
import { openShop, type Shop } from "../shop/shop.ts";

const HEAD = "GET /health/live HTTP/1.1\r\nhost: trove.example\r\n";

describe("a connection", () => {
  let shop: Shop;
  beforeAll(async () => {
    // With this factor, each address may have two connections.
    shop = await openListeningShop({ RATE_LIMIT_FACTOR: "0.01" });
  });
  afterAll(() => shop.close());

  async function open(): Promise<Socket> {
    const socket = connect({ host: shop.environment.HOST, port: shop.environment.PORT });
    socket.on("error", () => {});
    await once(socket, "connect");
    return socket;
  }

  /**
   * Returns the first 12 characters that the server sends on a connection, or an empty text if it closes the
   * connection.
   */
  async function ask(socket: Socket): Promise<string> {
    let heard = "";
    const ended = new Promise<void>((resolve) => {
      socket.once("data", (data: Buffer) => {
        heard = data.toString().slice(0, 12);
        resolve();
      });
      socket.once("close", () => resolve());
    });
    socket.write(`${HEAD}\r\n`);
    await ended;
    return heard;
  }

  it("gets a 408 and is closed if the headers of a request don't arrive within 15 seconds", async () => {
    const { server } = shop.app.http;
    expect([server.headersTimeout, server.requestTimeout]).toEqual([15_000, 30_000]);
    server.headersTimeout = 300;
    const socket = await open();
    socket.write(HEAD);
    const [data] = (await once(socket, "data")) as [Buffer];
    expect(data.toString().slice(0, 12)).toBe("HTTP/1.1 408");
    await once(socket, "close");
    server.headersTimeout = 15_000;
  });

  it("is refused to an address that has too many, until one of them is closed", async () => {
    const [first, second] = [await open(), await open()];
    expect([await ask(first), await ask(second)]).toEqual(["HTTP/1.1 200", "HTTP/1.1 200"]);
    const third = await open();
    expect(await ask(third)).toBe("");
    first.destroy();
    await expect
      .poll(async () => {
        const next = await open();
        const heard = await ask(next);
        next.destroy();
        return heard;
      })
      .toBe("HTTP/1.1 200");
    second.destroy();
  });
});

it("the role that serves requests can't create temporary tables", async () => {
  const shop = await openShop();
  // The rights on a database are not copied with it, so they are granted again.
  await migrate(shop.ownerUrl, APP.name);
  const hidden = sql`create temporary table wallets (balance_cents bigint)`.execute(shop.database.connection);
  await expect(hidden).rejects.toThrow("permission denied to create temporary tables");
  await shop.close();
});
