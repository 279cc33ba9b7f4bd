import { createServer, type Server } from "node:http";
import {
  boxTree,
  bundleBytes,
  CHECKPOINT_PATH,
  EMPTY_EDGE,
  growLog,
  HISTORY_SIZE_PATH,
  historyPath,
  keyText,
  type LogEdge,
  type LogKey,
  type OpenBox,
  parseTilePath,
  signCheckpoint,
  type Signer,
  termsLog,
  type TreeHead,
} from "@trove/fairness/log";
import { logSigner, seedOf } from "../../../packages/fairness/test/log/keys.ts";
import { findFreePort } from "../../server/test/shop/free-port.ts";

type Name = "terms" | "records";
type Served = { edge: LogEdge; tree: TreeHead; signer: Signer<LogKey>; files: Map<string, Uint8Array | string> };

const boxes: OpenBox[] = [{ boxId: "b0f1c1c4-0000-4000-8000-000000000001", oddsHash: "ab".repeat(32) }];

/** A `terms` leaf from a minute of 2026 on, with one open box. */
export function termsLeaf(minute: number): Uint8Array {
  const validFrom = new Date(Date.UTC(2026, 10, 21, 11, minute)).toISOString();
  return termsLog.write({ kind: "terms", validFrom, ...boxTree(boxes) });
}

/** Two logs over HTTP, as a shop serves them. They may be changed into anything. */
export class LogServer {
  readonly url: string;
  /** Files of this log are served after that. */
  held: { name: Name; until: Promise<void> } | undefined;
  /** Requests so far, as method, path and status. */
  readonly requests: string[] = [];
  readonly #server: Server;
  readonly #logs: Record<Name, Served>;

  private constructor(server: Server, port: number) {
    this.#server = server;
    this.url = `http://127.0.0.1:${port}`;
    const served = (name: Name): Served => {
      const signer = logSigner(`127.0.0.1:${port}/log/${name}`, seedOf(0x0d));
      const { edge, tree } = growLog(EMPTY_EDGE, []);
      return { edge, tree, signer, files: new Map() };
    };
    this.#logs = { terms: served("terms"), records: served("records") };
    const { root } = boxTree(boxes);
    const list = boxes.map(({ boxId, oddsHash }) => `${boxId} ${oddsHash}\n`).join("");
    this.#logs.terms.files.set(`boxes/${root}`, list);
  }

  static async start(): Promise<LogServer> {
    const [server, port] = [createServer(), await findFreePort()];
    await new Promise<void>((listening) => server.listen(port, "127.0.0.1", listening));
    const logs = new LogServer(server, port);
    server.on("request", ({ url = "", headers }, response) => {
      const [, , name = "", ...path] = url.split("/");
      const bytes = name === "terms" || name === "records" ? logs.#logs[name].files.get(path.join("/")) : undefined;
      const etag = `"${Buffer.from(bytes ?? "")
        .toString("base64url")
        .slice(-40)}"`;
      const status = bytes === undefined ? 404 : headers["if-none-match"] === etag ? 304 : 200;
      logs.requests.push(`${path.join("/")} ${status}`);
      const until = logs.held?.name === name ? logs.held.until : Promise.resolve();
      void until.then(() => response.writeHead(status, { etag }).end(status === 200 ? bytes : undefined));
    });
    return logs;
  }

  key(name: Name): string {
    return keyText(this.#logs[name].signer.key);
  }

  tree(name: Name): TreeHead {
    return this.#logs[name].tree;
  }

  /** The files of a log by path. */
  files(name: Name): Map<string, Uint8Array | string> {
    return this.#logs[name].files;
  }

  /** The log's checkpoint of its present tree. */
  note(name: Name, tree = this.#logs[name].tree): Promise<string> {
    return signCheckpoint(tree, this.#logs[name].signer);
  }

  /** Adds entries, and serves their files without a checkpoint, as a shop does before witnesses have signed. */
  grow(name: Name, entries: readonly Uint8Array[]): void {
    const log = this.#logs[name];
    const { edge, tree, files } = growLog(log.edge, entries);
    for (const { path, bytes } of files) log.files.set(path, bytes);
    Object.assign(log, { edge, tree });
  }

  /** Adds entries and publishes a checkpoint of them. */
  async publish(name: Name, entries: readonly Uint8Array[] = [], lines = ""): Promise<void> {
    this.grow(name, entries);
    this.#logs[name].files.set(CHECKPOINT_PATH, `${await this.note(name)}${lines}`);
  }

  /** Serves these notes as the history of a log. */
  serveHistory(name: Name, notes: readonly string[]): void {
    const { files } = this.#logs[name];
    files.set(HISTORY_SIZE_PATH, `${notes.length}\n`);
    for (let start = 0; start < notes.length; start += 256) {
      const bundle = notes.slice(start, start + 256).map((note) => Buffer.from(note));
      files.set(historyPath({ index: start / 256, width: bundle.length }), bundleBytes(bundle));
    }
  }

  /** Begins the log anew: from now on it shows another history. */
  forget(name: Name): void {
    const log = this.#logs[name];
    for (const path of log.files.keys()) if (parseTilePath(path) !== undefined) log.files.delete(path);
    const { edge, tree } = growLog(EMPTY_EDGE, []);
    Object.assign(log, { edge, tree });
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((closed) => this.#server.close(closed));
  }
}
