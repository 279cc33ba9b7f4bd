import { createServer, type Server } from "node:http";
import { cosignText, keyText, silenceListPath, silenceListText } from "@trove/fairness/log";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { seedOf, witnessSigner } from "../../../../../../../packages/fairness/test/log/keys.ts";
import { lookAtMirror } from "./look-at-mirror.ts";

const LOGS = { terms: "shop.example/log/terms", records: "shop.example/log/records" };
const [mirror, stranger] = [
  witnessSigner("mirror.example/mirror", seedOf(20)),
  witnessSigner("mirror.example/mirror", seedOf(21)),
];
const TIME = "2026-11-27T08:00:00.000Z";

const about = {
  keys: { mirror: keyText(mirror.key) },
  logs: [
    { origin: LOGS.terms, size: 37, lookedAt: TIME, fork: null },
    { origin: LOGS.records, size: 4_812, lookedAt: TIME, fork: null },
  ],
};

const silences = (["open", "answered", "other-9", 7] as const).map((state, place) => ({
  commitment: `${place}`.repeat(64),
  firstAskedAt: "2026-11-27T07:00Z",
  lastAskedAt: "2026-11-27T07:50Z",
  state,
}));
const listText = silenceListText({ mirror: "mirror.example", terms: LOGS.terms, time: TIME, silences });
const listBy = async (signer: typeof mirror) => `${listText}\n${await cosignText(listText, signer, 1_795_000_000)}`;

let server: Server;
let url = "";
const files = new Map<string, string>();
beforeAll(async () => {
  server = createServer(({ url: path = "" }, response) => {
    const file = files.get(path);
    response.writeHead(file === undefined ? 404 : 200).end(file);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const at = server.address();
  url = typeof at === "object" && at !== null ? `http://127.0.0.1:${at.port}` : "";
});
afterAll(() => {
  server.closeAllConnections();
  return new Promise((closed) => server.close(closed));
});

/** Looks at a mirror that says this of itself. */
function look(said: unknown, list?: string) {
  files.clear();
  files.set("/about", typeof said === "string" ? said : JSON.stringify(said));
  if (list !== undefined) files.set(`/${silenceListPath(LOGS.terms)}`, list);
  return lookAtMirror(url, LOGS);
}

describe("a mirror", () => {
  it("says how many records it has, and how many openings are open in its signed list", async () => {
    const copy = { size: 4_812, lookedAt: TIME, isForked: false };
    expect(await look(about, await listBy(mirror))).toEqual({ url, copy, open: 2 });
  });

  it("says nothing of open openings without a list that its own key has signed", async () => {
    for (const list of [undefined, await listBy(stranger), "nothing"]) {
      expect(await look(about, list)).toMatchObject({ copy: { size: 4_812 }, open: undefined });
    }
  });

  it("says so if it has found two histories", async () => {
    const logs = about.logs.map((log) => ({ ...log, lookedAt: "soon", fork: { notes: [] } }));
    expect((await look({ ...about, logs })).copy).toEqual({ size: 4_812, lookedAt: undefined, isForked: true });
  });

  it("has no copy if it can't be read, or says something else", async () => {
    for (const said of ["", "[]", "null", { logs: 7 }, { ...about, logs: [{ origin: LOGS.records, size: "7" }] }]) {
      expect((await look(said)).copy).toBeUndefined();
    }
    expect(await lookAtMirror("http://127.0.0.1:9", LOGS)).toMatchObject({ copy: undefined, open: undefined });
  });
});
