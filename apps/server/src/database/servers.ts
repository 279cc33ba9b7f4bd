import pg from "pg";

/** Scheme with name and password, hosts, and the rest of a PostgreSQL URL. */
const PARTS = /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)([^/?#@]+)(.*)$/;
const CONNECT_MS = 2_000;

/** Attributes of a server that the shop can look for. It always writes, so a standby is of no use. */
const WANTED: readonly (string | null)[] = [null, "read-write", "primary"];

/** Thrown when the only servers that respond refuse writes, as a standby does. */
export class ReadOnlyServer extends Error {}

/** Splits a URL with several hosts, `postgresql://u:p@a:5432,b:5432/shop`, into a URL for each of them. */
export function serverUrls(url: string): string[] {
  const [, head = "", hosts = "", rest = ""] = PARTS.exec(url) ?? [];
  return hosts.split(",").map((host) => `${head}${host}${rest}`);
}

const attributesOf = (url: string) => new URL(url).searchParams.get("target_session_attrs");

/** Whether each host of the URL can be read, and the shop can look for the server that it asks for. */
export function isDatabaseUrl(url: string): boolean {
  const urls = serverUrls(url);
  return PARTS.test(url) && urls.every((each) => URL.canParse(each) && WANTED.includes(attributesOf(each)));
}

/** The first of the URL's servers. All of them have the same role and database. */
const firstOf = (url: string) => new URL(serverUrls(url)[0] ?? url);

/** The role with which the URL connects. */
export const roleOf = (url: string) => decodeURIComponent(firstOf(url).username);

/** SQL that is true if the server refuses writes. */
export const IS_READ_ONLY = "current_setting('transaction_read_only') = 'on'";

/** Resolves with the URL if its server responds within two seconds and takes writes. */
async function requireWritable(url: string): Promise<string> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: CONNECT_MS,
    application_name: "trove",
  });
  client.on("error", () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ isReadOnly: boolean }>(`select ${IS_READ_ONLY} as "isReadOnly"`);
    if (rows[0]?.isReadOnly !== false) throw new ReadOnlyServer("the database server refuses writes");
    return url;
  } finally {
    void client.end().catch(() => {});
  }
}

/** Asks all servers at once, and takes the first in the URL's order, so that every process takes the same one. */
async function firstWritable(urls: readonly string[]): Promise<string> {
  const asked = urls.map((url) => requireWritable(url).catch((error: unknown) => ({ error })));
  const errors: unknown[] = [];
  for (const each of asked) {
    const answer = await each;
    if (typeof answer === "string") return answer;
    errors.push(answer.error);
  }
  throw errors.find((each) => !(each instanceof ReadOnlyServer)) ?? errors[0];
}

/** How long the servers' age stays the same: a server that goes on refusing writes must not close every connection. */
const SAME_AGE_MS = 1_000;

/** The servers of a database URL, and which of them takes writes. The pools of a process share it. */
export class Servers {
  readonly urls: readonly string[];
  /** Whether the server has to take writes. A single host without `target_session_attrs` may be a replica. */
  readonly isChoosing: boolean;
  #found: Promise<string> | undefined;
  #age = 0;
  #agedAt = -Infinity;

  constructor(url: string) {
    this.urls = serverUrls(url);
    this.isChoosing = this.urls.length > 1 || attributesOf(firstOf(url).href) !== null;
  }

  /** Counts how often a server refused a write. Connections of an earlier age may lead to that server. */
  get age(): number {
    return this.#age;
  }

  /**
   * Resolves with the URL of the server that takes writes. Asks all of them at once, again after `leave` and `forget`.
   * Throws if none does.
   */
  find(): Promise<string> {
    const [only] = this.urls;
    if (this.urls.length === 1 && only !== undefined) return Promise.resolve(only);
    if (this.#found === undefined) {
      const found = firstWritable(this.urls);
      this.#found = found;
      found.catch(() => this.leave(found));
    }
    return this.#found;
  }

  /** Called when the server found can't be reached: the next connection looks again, and those that work stay. */
  leave(found: Promise<string>): void {
    if (found === this.#found) this.#found = undefined;
  }

  /** Called when a server refused a write on a connection of this age. Raises the age once a second at most. */
  forget(age: number): void {
    const now = performance.now();
    if (age !== this.#age || now < this.#agedAt + SAME_AGE_MS) return;
    this.#agedAt = now;
    this.#age += 1;
    this.#found = undefined;
  }
}

/** Connects to the server that takes writes. The caller ends the connection. */
export async function connectTo(servers: Servers, config: pg.ClientConfig = {}): Promise<pg.Client> {
  const found = servers.find();
  const client = new pg.Client({ ...config, connectionString: await found });
  try {
    await client.connect();
  } catch (error) {
    servers.leave(found);
    throw error;
  }
  return client;
}
