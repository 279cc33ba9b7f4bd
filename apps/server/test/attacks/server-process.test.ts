import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensurePagesBuilt } from "@trove/web/build-pages";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findRunningPostgres } from "../../src/embedded-postgres/find-running-postgres.ts";
import { production } from "../../src/environment/production.fixture.ts";
import type { ServerPlace } from "../crash/crash-place.ts";
import { openServerPlace } from "../crash/server-place.ts";
import { PASSWORD } from "../people/people.ts";
import { findFreePort } from "../shop/free-port.ts";
import { startShopProcess } from "../shop/shop-process.ts";
import { inLongForm } from "../../../../e2e/support/short-form.ts";

beforeAll(() => ensurePagesBuilt(() => {}), 300_000);

describe("a stopping server that waits for an unfinished request", () => {
  let place: ServerPlace;
  beforeAll(async () => {
    place = await openServerPlace();
  });
  afterAll(() => place.close());

  /** Sends a request whose body never ends. Resolves when the server has begun to read it. */
  async function pour(): Promise<Socket> {
    const { hostname: host, port } = new URL(place.url);
    const socket = connect({ host, port: Number(port) });
    socket.on("error", () => {});
    const head =
      "POST /api/auth/login HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 9999\r\n";
    socket.write(`${head}expect: 100-continue\r\n\r\n`);
    await once(socket, "data");
    socket.write(" ");
    return socket;
  }

  it("ends at once at the second signal", async () => {
    const closed = once(await pour(), "close");
    expect(await place.endServer("SIGTERM", "SIGINT")).toBe(1);
    await closed;
  });

  inLongForm(() => {
    it("closes its connections after ten seconds", async () => {
      await place.startServer();
      const closed = once(await pour(), "close");
      expect(await place.endServer("SIGTERM")).toBe(0);
      await closed;
    });
  });
});

describe("a running server", () => {
  let place: ServerPlace;
  beforeAll(async () => {
    place = await openServerPlace({ LOG_LEVEL: "info" });
  });
  afterAll(() => place.close());

  it("logs one line for each request, also for requests to the sandbox gateway", async () => {
    const paths = ["/api/items?pageNumber=1", "/api/auth/me", "/sandbox-gateway/nothing", "/nothing.txt"];
    for (const path of paths) await fetch(`${place.url}${path}`);
    const lines = () =>
      place
        .output()
        .split("\n")
        // Leaves out calls that the shop's own jobs send to the gateway.
        .filter((line) => /"path":"\/(api\/|sandbox-gateway\/nothing|nothing)/.test(line));
    await expect.poll(lines).toHaveLength(paths.length);
    for (const line of lines()) expect(line).toMatch(/"req":.*"statusCode":\d+.*"responseTime":.*"request completed"/);
    expect(place.output()).not.toContain("pageNumber");
  });

  it("hashes a password at the full cost, which tests on the application itself lower", async () => {
    const body = {
      userName: "mara",
      email: "mara@trove.example",
      firstName: "Mara",
      lastName: "Lind",
      password: PASSWORD,
    };
    const headers = { "content-type": "application/json" };
    const registered = await fetch(`${place.url}/api/auth/register`, {
      method: "POST",
      headers,
      body: JSON.stringify(body),
    });
    expect(registered.status).toBe(201);
    const users = await place.owner.connection.selectFrom("users").select("passwordHash").execute();
    expect(users).toEqual([{ passwordHash: expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/) }]);
  });
});

it("leaves no PostgreSQL behind when it refuses to start", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "trove-refused-"));
  const port = await findFreePort();
  const occupant = createServer().listen(port, "127.0.0.1");
  await once(occupant, "listening");
  const variables = { NODE_ENV: "test", HOST: "127.0.0.1", PORT: String(port), DATA_DIR: dataDir, DEMO: "false" };
  await expect(startShopProcess({ ...variables, DATABASE_URL: undefined })).rejects.toThrow("EADDRINUSE");
  expect(await findRunningPostgres(join(dataDir, "postgres"))).toBeUndefined();
  occupant.close();
  rmSync(dataDir, { recursive: true, force: true });
});

inLongForm(() => {
  it("in production, opens only if it answers with its page under the public host, and says in one line if not", async () => {
    const { DATABASE_URL: _app, MIGRATION_DATABASE_URL: _owner, ...settings } = production;
    const place = await openServerPlace({ ...settings, DRAIN_SECONDS: "0" });
    expect(place.output()).toContain("The shop is open: https://shop.example");
    await place.endServer("SIGTERM");
    await sql`alter table items rename column name to title`.execute(place.owner.connection);
    await expect(place.startServer()).rejects.toThrow(
      /^the shop ended with 1:\n(· .*\n)*PUBLIC_URL: \S+ does not answer https:\/\/shop\.example\/ with the page: status 500\n$/,
    );
    await place.close();
  });
});
