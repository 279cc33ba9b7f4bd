import { setTimeout as pause } from "node:timers/promises";
import type { Database } from "../../src/database/connection.ts";
import { ping } from "../../src/database/readiness.ts";
import { findFreePort } from "../shop/free-port.ts";
import { type ShopProcess, startShopProcess } from "../shop/shop-process.ts";

const READY_MS = 90_000;
const LOOK_MS = 20;

/** Resolves when the condition holds. Throws after 90 seconds. */
export async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + READY_MS;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error(`${what} is not back after ${READY_MS / 1000} s`);
    await pause(LOOK_MS);
  }
}

/** Resolves when the database responds. */
export const untilSql = (database: Database) =>
  until("the database", () =>
    ping(database.connection).then(
      () => true,
      () => false,
    ),
  );

/** Sends a signal. Ignores a process that has ended meanwhile. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}

/** A real shop process, which is ended and started again at the same address. */
export class CrashServer {
  readonly url: string;
  /** The output of processes that ended although nothing killed them. */
  readonly unexpectedEnds: string[] = [];
  #variables: NodeJS.ProcessEnv;
  #running: ShopProcess | undefined;

  private constructor(port: number, variables: NodeJS.ProcessEnv) {
    this.url = `http://127.0.0.1:${port}`;
    this.#variables = { PUBLIC_URL: this.url, ...variables, PORT: String(port) };
  }

  static async make(variables: NodeJS.ProcessEnv): Promise<CrashServer> {
    const always = { NODE_ENV: "test", HOST: "127.0.0.1", RATE_LIMIT_FACTOR: "0", LOG_LEVEL: "fatal" };
    return new CrashServer(await findFreePort(), { ...always, ...variables });
  }

  /** The variables of the next process. */
  get variables(): NodeJS.ProcessEnv {
    return this.#variables;
  }

  change(variables: NodeJS.ProcessEnv): void {
    this.#variables = { ...this.#variables, ...variables };
  }

  /** Starts a process. Resolves when it is ready. */
  async start(): Promise<void> {
    const started = await startShopProcess(this.#variables);
    this.#running = started;
    void this.#tellOfEnd(started);
    await this.ready();
  }

  /** Resolves when the server is ready. Starts it again first if it ended. */
  async back(): Promise<void> {
    if (this.#running?.isGone() === true) await this.start();
    await this.ready();
  }

  /** Resolves when the server is ready, which includes that its database takes writes. */
  ready(): Promise<void> {
    return until("the server", async () => {
      const response = await fetch(`${this.url}/health/ready`).catch(() => undefined);
      return response?.ok === true;
    });
  }

  /** Sends the signals in order. Resolves with the exit code when the process has ended. */
  async end(...signals: NodeJS.Signals[]): Promise<number | null | undefined> {
    const ending = this.#running;
    this.#running = undefined;
    const [code] = await Promise.all(signals.map(async (each) => ending?.end(each)));
    return code;
  }

  /** The output of the running process so far. */
  output(): string {
    return this.#running?.output() ?? "";
  }

  async #tellOfEnd(started: ShopProcess): Promise<void> {
    await started.gone;
    if (this.#running === started) {
      this.unexpectedEnds.push(`the server ended by itself:\n${started.output().slice(-4000)}`);
    }
  }
}
