import { endpoints } from "@trove/contract";
import { paymentProviderName } from "@trove/contract/payment-providers";
import type { ZodSafeParseResult } from "zod";
import { variables } from "../../apps/server/src/environment/variables.ts";
import { movesMoney, paymentProviders } from "../../apps/server/src/payment-providers/payment-providers.ts";
import { newKeys } from "../keys/new-keys.ts";
import type { Settings } from "./settings-file.ts";
import { askBackups, type NewDatabase } from "./backups.ts";
import { type Terminal, Unusable } from "./terminal.ts";
import { lookAtAddress, makeDatabase, sendTestMail, tryProvider, tryStorage } from "./trials.ts";

type Name = keyof typeof variables.shape;

const newAccount = endpoints.register.body;

/** The value that was read. Throws Unusable with the reasons why it can't be used. */
function usable<T>({ data, error }: ZodSafeParseResult<T>): T {
  if (error !== undefined) throw new Unusable(error.issues.map(({ message }) => message).join(", "));
  return data;
}

/** Reads a line as the value of a setting. Throws Unusable with the reason that a start would give. */
function valueOf(name: Name, line: string): string {
  if (/['\\]/.test(line)) throw new Unusable("neither quotes nor backslashes, please");
  usable<unknown>(variables.shape[name].safeParse(line));
  return line;
}

const asIs = (name: Name) => (line: string) => valueOf(name, line);

async function askAddress(terminal: Terminal): Promise<string> {
  const publicUrl = await terminal.ask({
    text: "The shop's address, as https://shop.example",
    read: (line) => {
      if (!line.startsWith("https://")) throw new Unusable("production needs https");
      return valueOf("PUBLIC_URL", line).replace(/\/$/, "");
    },
  });
  const problem = await lookAtAddress(publicUrl);
  terminal.say(
    problem === undefined ? "  ✓ it answers, and its certificate fits" : `  ! ${problem}. You can do that later`,
  );
  return publicUrl;
}

async function askDatabase(terminal: Terminal): Promise<NewDatabase> {
  const name = await terminal.ask({
    text: "The database's name",
    fallback: "trove",
    read: (line) => {
      if (!/^[a-z][a-z0-9_]{0,40}$/.test(line)) throw new Unusable("small letters, digits and _, please");
      return line;
    },
  });
  const { adminUrl, urls } = await terminal.ask({
    text: "PostgreSQL, as a role that may create roles and databases (postgresql://postgres:…@host:5432/postgres)",
    read: async (line) => ({ adminUrl: line, urls: await makeDatabase(valueOf("DATABASE_URL", line), name) }),
  });
  terminal.say(`  ✓ the database ${name} and its two roles are there`);
  return { adminUrl, name, settings: { DATABASE_URL: urls.app, MIGRATION_DATABASE_URL: urls.owner } };
}

async function askMail(terminal: Terminal, shop: string, contact: string): Promise<Settings> {
  const from = await terminal.ask({
    text: "Mails come from",
    fallback: `${shop} <${contact}>`,
    read: asIs("MAIL_FROM"),
  });
  for (;;) {
    const url = await terminal.ask({
      text: "The mail server, as smtps://user:password@mail.example",
      read: async (line) => {
        await sendTestMail(valueOf("SMTP_URL", line), from, contact, shop);
        return line;
      },
    });
    if (await terminal.confirm(`  ✓ it took a mail to ${contact}. Did the mail arrive?`, "yes")) {
      return { MAIL_FROM: from, SMTP_URL: url };
    }
  }
}

async function askPictures(terminal: Terminal): Promise<Settings> {
  return terminal.ask({
    text: "Where pictures are kept: database, or a bucket as https://ACCESS_KEY:SECRET_KEY@host/bucket?region=…",
    fallback: "database",
    read: async (line): Promise<Settings> => {
      if (line === "database") return {};
      const { data, error } = variables.shape.PICTURES_S3.safeParse(line);
      if (data === undefined) throw new Unusable(error?.issues[0]?.message ?? "");
      await tryStorage(data);
      return { PICTURES_S3: line };
    },
  });
}

async function askPayment(terminal: Terminal): Promise<Settings> {
  const name = await terminal.ask({
    text: `How customers pay: ${paymentProviderName.options.join(" or ")} (sandbox takes test cards alone)`,
    fallback: "sandbox",
    read: (line) => {
      const { data } = paymentProviderName.safeParse(line);
      if (data === undefined) throw new Unusable(`one of ${paymentProviderName.options.join(", ")}, please`);
      return data;
    },
  });
  const provider = paymentProviders[name];
  for (;;) {
    const settings: Settings = { PAYMENT_PROVIDER: name };
    for (const setting of provider.required as readonly Name[]) {
      settings[setting] = await terminal.ask({ text: `  ${setting}`, read: asIs(setting) });
    }
    const isOfTests = !movesMoney(name, settings);
    if (isOfTests) settings["ALLOW_SANDBOX_PAYMENTS"] = "true";
    if (isOfTests && provider.required.length > 0) terminal.say("  ! these keys take test cards alone");
    const problem = provider.required.length === 0 ? undefined : await tryProvider(name, settings);
    if (problem === undefined) return settings;
    terminal.say(`  ✗ ${name} refused them: ${problem}`);
  }
}

async function askWitnesses(terminal: Terminal): Promise<Settings> {
  return terminal.ask({
    text: "Independent witnesses of the public logs: the path of a tlog-policy file, or none",
    fallback: "none",
    read: (line): Settings => (line === "none" ? { LOG_WITNESSES: line } : { LOG_POLICY: valueOf("LOG_POLICY", line) }),
  });
}

/**
 * `settings` are those of the shop, `owner` those of migrations, which no server needs, `backups` those of backups, if
 * there are to be any. The two secrets are for their owner alone.
 */
export type Answers = {
  settings: Settings;
  owner: Settings;
  backups: Settings | undefined;
  admin: { userName: string; email: string };
  endorsingSecret: string;
  backupIdentity: string;
};

/** Asks everything that a shop in production needs, and tries each answer for real. */
export async function askEverything(terminal: Terminal): Promise<Answers> {
  const shop = await terminal.ask({ text: "The shop's name", fallback: "Trove", read: asIs("APP_NAME") });
  const publicUrl = await askAddress(terminal);
  const company = await terminal.ask({
    text: "Company, address and register, as they stand in the footer",
    read: asIs("COMPANY_LEGAL_LINE"),
  });
  const contact = await terminal.ask({ text: "The e-mail address for customers", read: asIs("CONTACT_EMAIL") });
  const database = await askDatabase(terminal);
  const mail = await askMail(terminal, shop, contact);
  const pictures = await askPictures(terminal);
  const backups = await askBackups(terminal, database);
  const payment = await askPayment(terminal);
  const witnesses = await askWitnesses(terminal);
  const host = await terminal.ask({ text: "The shop listens on", fallback: "127.0.0.1", read: asIs("HOST") });
  const port = await terminal.ask({ text: "Its port", fallback: "3000", read: asIs("PORT") });
  const proxies = await terminal.ask({
    text: "The proxy in front of it (loopback, or addresses)",
    fallback: "loopback",
    read: asIs("TRUSTED_PROXIES"),
  });
  const email = await terminal.ask({
    text: "The first administrator's e-mail address",
    fallback: contact,
    read: (line) => usable(newAccount.shape.email.safeParse(line)),
  });
  const userName = await terminal.ask({
    text: "Their user name",
    fallback: "owner",
    read: (line) => usable(newAccount.shape.userName.safeParse(line)),
  });
  const { settings: keys, endorsingSecret, backupIdentity } = await newKeys();
  const settings: Settings = {
    NODE_ENV: "production",
    APP_NAME: shop,
    PUBLIC_URL: publicUrl,
    HOST: host,
    PORT: port,
    TRUSTED_PROXIES: proxies,
    COMPANY_LEGAL_LINE: company,
    CONTACT_EMAIL: contact,
    METRICS_PORT: "9464",
    DATABASE_URL: database.settings.DATABASE_URL,
    ...mail,
    ...pictures,
    ...payment,
    ...witnesses,
    ...Object.fromEntries(keys.map((line) => line.split("=", 2))),
  };
  const { BACKUP_RECIPIENT = "" } = settings;
  return {
    settings,
    owner: database.settings,
    backups: backups && { ...backups, ...pictures, BACKUP_RECIPIENT },
    admin: { userName, email },
    endorsingSecret,
    backupIdentity,
  };
}
