import { createServer, type Server } from "node:http";
import { sign } from "node:crypto";
import { buffer } from "node:stream/consumers";
import {
  cosignCheckpoint,
  EMPTY_ROOT,
  judgeCheckpoint,
  keyText,
  parseLogKey,
  type Signer,
  sizeText,
  type TreeHead,
  withSignatures,
  type WitnessKey,
  witnessKey,
} from "@trove/fairness/log";
import { privateKeyOf, publicKeyOf } from "../../src/ed25519.ts";

function signerOf(name: string, seed: string): Signer<WitnessKey> {
  const key = privateKeyOf(seed);
  const publicKey = Buffer.from(publicKeyOf(seed), "hex");
  return { key: witnessKey(name, publicKey), sign: (message) => sign(null, message, key) };
}

/** A witness of C2SP tlog-witness for the logs that it was told to sign for. */
export class TestWitness {
  readonly setting: string;
  /** While true, the witness responds with 503. */
  isDown = false;
  /** The time of its signatures, in seconds since 1970; undefined for the present. */
  seconds: number | undefined;
  /** Reads its clock. */
  now = () => this.seconds ?? Math.floor(Date.now() / 1_000);
  /** The number of its signatures so far. */
  signatures = 0;
  readonly #signer: Signer<WitnessKey>;
  readonly #server: Server;
  readonly #latest = new Map<string, TreeHead>();
  readonly #logs = new Map<string, string>();

  private constructor(signer: Signer<WitnessKey>, server: Server, port: number) {
    this.#signer = signer;
    this.#server = server;
    this.setting = `${keyText(signer.key)} http://127.0.0.1:${port}`;
  }

  static async start(number: number): Promise<TestWitness> {
    const server = createServer();
    await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
    const address = server.address();
    const port = typeof address === "object" && address !== null ? address.port : 0;
    const signer = signerOf(`witness.example/w${number}`, Buffer.alloc(32, number).toString("hex"));
    const witness = new TestWitness(signer, server, port);
    server.on("request", (request, response) => {
      void buffer(request)
        .then((body) => witness.#answer(`${request.method} ${request.url}`, body.toString()))
        .then(({ status, text }) => response.writeHead(status).end(text));
    });
    return witness;
  }

  get key(): string {
    return keyText(this.#signer.key);
  }

  get url(): string {
    return this.setting.split(" ")[1] ?? "";
  }

  /** Tells the witness for which logs it may sign. */
  know(...logKeys: readonly string[]): void {
    for (const key of logKeys) this.#logs.set(parseLogKey(key).name, key);
  }

  /** Returns the size of the last tree that the witness has signed for a log. */
  sizeOf(logKey: string): number {
    return this.#latest.get(parseLogKey(logKey).name)?.size ?? 0;
  }

  /** Signs any note of a dishonest log, also a fork of what it has signed, and forgets it at once. */
  async collude(note: string): Promise<string> {
    return withSignatures(note, await cosignCheckpoint(note, this.#signer, this.now()));
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((closed) => this.#server.close(closed));
  }

  async #answer(call: string, body: string): Promise<{ status: number; text: string }> {
    if (this.isDown || call !== "POST /add-checkpoint") return { status: this.isDown ? 503 : 404, text: "" };
    const verdict = await judgeCheckpoint(body, async (origin) => {
      const key = this.#logs.get(origin);
      if (key === undefined) return undefined;
      return { key: parseLogKey(key), latest: this.#latest.get(origin) ?? { size: 0, root: EMPTY_ROOT } };
    });
    if (verdict.status === 409) return { status: 409, text: sizeText(verdict.size) };
    if (verdict.status !== 200) return { status: verdict.status, text: "" };
    this.#latest.set(verdict.checkpoint.origin, verdict.checkpoint);
    this.signatures += 1;
    return { status: 200, text: await cosignCheckpoint(verdict.note, this.#signer, this.now()) };
  }
}
