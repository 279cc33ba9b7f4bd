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

async function firstWritable(urls: readonly string[]): Promise<string> {
  return Promise.any(urls.map(requireWritable)).catch((error: AggregateError) => {
    const errors: unknown[] = error.errors;
    throw errors.find((each) => !(each instanceof ReadOnlyServer)) ?? errors[0];
  });
}

/** The servers of a database URL, and which of them takes writes. */
export class Servers {
  readonly urls: readonly string[];
  /** Whether the server has to take writes. A single host without `target_session_attrs` may be a replica. */
  readonly isChoosing: boolean;
  #found: Promise<string> | undefined;
  #age = 0;

  constructor(url: string) {
    this.urls = serverUrls(url);
    this.isChoosing = this.urls.length > 1 || attributesOf(firstOf(url).href) !== null;
  }

  /** Counts how often the servers were forgotten. Connections of an earlier age may lead to a read-only server. */
  get age(): number {
    return this.#age;
  }

  /**
   * Returns the URL of the server that takes writes. Asks all of them at once, again after `forget`. Throws if none
   * does.
   */
  find(): Promise<string> {
    const [only] = this.urls;
    if (this.urls.length === 1 && only !== undefined) return Promise.resolve(only);
    const age = this.#age;
    this.#found ??= firstWritable(this.urls).catch((error: unknown) => {
      this.forget(age);
      throw error;
    });
    return this.#found;
  }

  /** Called when the server found at `age` can't be reached, or refused a write. */
  forget(age: number): void {
    if (age !== this.#age) return;
    this.#age += 1;
    this.#found = undefined;
  }
}

/** Connects to the URL's server that takes writes. The caller ends the connection. */
export async function connectTo(url: string, config: pg.ClientConfig = {}): Promise<pg.Client> {
  const client = new pg.Client({ ...config, connectionString: await new Servers(url).find() });
  await client.connect();
  return client;
}
