import { randomBytes, randomUUID } from "node:crypto";
import { lookup } from "node:dns/promises";
import { createTransport } from "nodemailer";
import type { PaymentProviderName } from "@trove/contract/payment-providers";
import pg from "pg";
import { z } from "zod";
import { ensureDatabase, ensureRoles, urlFor } from "../../apps/server/src/database/roles.ts";
import type { S3Place } from "../../apps/server/src/environment/s3-place.ts";
import { s3Storage } from "../../apps/server/src/features/files/pictures/s3-storage.ts";
import { paymentProviders } from "../../apps/server/src/payment-providers/payment-providers.ts";
import type { AnyProvider, ProviderParts } from "../../apps/server/src/payment-providers/define-provider.ts";
import { Unusable } from "./terminal.ts";

const TRY_MS = 10_000;
const LEAST_POSTGRES = 150_000;

const reasonOf = (error: unknown) => (error instanceof Error ? error.message || error.name : String(error));

/** Asks the address. Returns what is missing; undefined if a server with a fitting certificate answers. */
export async function lookAtAddress(publicUrl: string): Promise<string | undefined> {
  const { hostname } = new URL(publicUrl);
  try {
    await lookup(hostname.replace(/^\[|\]$/g, ""));
  } catch {
    return `no address is known for ${hostname}: its DNS entry is missing`;
  }
  try {
    // Any status will do: the shop does not run yet, and the proxy says so.
    await fetch(publicUrl, { method: "HEAD", redirect: "manual", signal: AbortSignal.timeout(TRY_MS) });
    return undefined;
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    return `nothing answers at ${publicUrl} yet (${reasonOf(cause)}): it needs a proxy with a certificate`;
  }
}

export type DatabaseUrls = { app: string; owner: string };

/**
 * Creates both roles and the database, as a role that may do so. Keeps a database that is there, and gives both roles
 * new passwords.
 */
export async function makeDatabase(adminUrl: string, name: string): Promise<DatabaseUrls> {
  const newRole = (role: string) => ({ name: `${name}_${role}`, password: randomBytes(24).toString("hex") });
  const [owner, app] = [newRole("owner"), newRole("app")];
  const client = new pg.Client({ connectionString: adminUrl, connectionTimeoutMillis: TRY_MS });
  try {
    await client.connect();
    const { rows } = await client.query<{ version: number }>(
      "SELECT current_setting('server_version_num')::int AS version",
    );
    if ((rows[0]?.version ?? 0) < LEAST_POSTGRES) throw new Unusable("the shop needs PostgreSQL 15 or later");
    await ensureRoles(adminUrl, [owner, app]);
    // A role can only give a database to a role that it belongs to.
    await client.query(`GRANT ${pg.escapeIdentifier(owner.name)} TO CURRENT_USER`);
    await ensureDatabase(adminUrl, name, owner.name);
    const urls = { app: urlFor(adminUrl, app, name), owner: urlFor(adminUrl, owner, name) };
    for (const url of Object.values(urls)) await connect(url);
    return urls;
  } catch (error) {
    throw error instanceof Unusable ? error : new Unusable(reasonOf(error));
  } finally {
    await client.end().catch(() => {});
  }
}

async function connect(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: TRY_MS });
  try {
    await client.connect();
  } finally {
    await client.end().catch(() => {});
  }
}

/** Sends a mail to somebody who can say whether it came. */
export async function sendTestMail(url: string, from: string, to: string, shop: string): Promise<void> {
  const limits = { connectionTimeout: TRY_MS, greetingTimeout: TRY_MS, socketTimeout: TRY_MS };
  const text = `${shop} can send mail. This is the test that npm run setup sends.\n`;
  try {
    await createTransport({ url, ...limits }).sendMail({ from, to, subject: `${shop} can send mail`, text });
  } catch (error) {
    throw new Unusable(reasonOf(error));
  }
}

/** Writes, reads and removes a file in the bucket. */
export async function tryStorage(place: S3Place): Promise<void> {
  const storage = s3Storage(place);
  const name = `${randomUUID()}.webp`;
  const bytes = randomBytes(64);
  try {
    await storage.put(name, bytes);
    const found = await storage.get(name);
    await storage.remove(name);
    if (found === undefined || !bytes.equals(found))
      throw new Unusable("the bucket gave other bytes than were written");
  } catch (error) {
    throw error instanceof Unusable ? error : new Unusable(reasonOf(error));
  }
}

/** Asks the provider for its newest payments with these keys. Returns the reason of a refusal. */
export async function tryProvider(name: PaymentProviderName, given: NodeJS.ProcessEnv): Promise<string | undefined> {
  const definition: AnyProvider = paymentProviders[name];
  const settings = z.object(definition.settings).parse(given);
  const parts = { now: () => new Date(), publicUrl: "", http: { log: { warn: () => {} }, get: () => {} } };
  try {
    // Providers that move money need none of the shop's parts for this call.
    const { payments } = await definition.make(settings, parts as unknown as ProviderParts);
    await payments.listSince(new Date(Date.now() - TRY_MS), new Date());
    return undefined;
  } catch (error) {
    return reasonOf(error instanceof Error ? (error.cause ?? error) : error);
  }
}
