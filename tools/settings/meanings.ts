import type { variables } from "../../apps/server/src/environment/variables.ts";

export type Setting = keyof typeof variables.shape;

/** The meaning of each setting, in Markdown as seen from `docs/`. Their order is that of the table. */
export const meanings: Readonly<Record<Setting, string>> = {
  NODE_ENV: "`production` is [stricter](operations/install.md#running-it)",
  HOST: "the address on which the server listens",
  PORT: "the port on which the server listens",
  PUBLIC_URL:
    "base URL of return URLs, webhooks and links in mails; https in production; the Host header is never " +
    "trusted. If it is not set, somebody who came by http://HOST:PORT returns there from the bank",
  TRUSTED_PROXIES: "IP addresses and ranges of proxies whose X-Forwarded-For is trusted, separated by commas",
  DATABASE_URL:
    "PostgreSQL 15 or later, as the role that serves requests. With several hosts, " +
    "`postgresql://USER:PASSWORD@a:5432,b:5432/NAME`, the shop uses the one that takes writes; with one " +
    "host it asks for that only with `?target_session_attrs=read-write`",
  DATABASE_LISTEN_URL: "the same database and role past any [pooler](operations/grow.md#poolers), for LISTEN",
  MIGRATION_DATABASE_URL:
    "the same database, as the owner of its tables and money functions, who migrates; another role in " +
    "production. A server that gets it migrates at its start",
  DRAIN_SECONDS: "how long a process that is told to end still takes calls, while its readiness check fails",
  DATA_DIR: "embedded database, generated secrets, mail files",
  BACKUP_TO:
    "where [backups](operations/install.md#backups) are kept: an absolute path on another disk, or a bucket as " +
    "`https://ACCESS_KEY:SECRET_KEY@host/bucket/folder?region=…`, for this shop alone",
  BACKUP_RECIPIENT:
    "who can open backups, as `npm run keys` prints it (`age1…`); several with commas between: each of them can",
  BACKUP_DATABASE_URL:
    "the same database past any pooler, as a role that [may read its files](operations/install.md#backups); only " +
    "`npm run backup` gets it",
  BACKUP_EVERY_HOURS: "how often backups begin anew with a copy of the whole database",
  BACKUP_LOG_SECONDS:
    "how often what was written since is added to the backup: the most that the loss of the database can cost",
  BACKUP_KEEP_DAYS: "for how many days back every moment can be restored",
  APP_NAME: "the brand",
  COMPANY_LEGAL_LINE:
    "name, address and registration of the company, as the law requires on pages, invoices and in the " +
    "terms; also in [the shop's statement](fairness.md#the-shops-statement), which stays public for ever",
  CONTACT_EMAIL: "where people write to",
  COUNTDOWN_UNTIL: "when the announced feature opens; the page /coming-soon counts down to it and then stays at zero",
  JWT_SECRET: "at least 32 characters; signs session tokens",
  JWT_SECRET_PREVIOUS: "the previous JWT_SECRET, as long as tokens that it signed must stay valid",
  ROOT_KEY:
    "32 bytes in hex; encrypts the secret roots of openings, secrets of authenticator apps, payment " +
    "sessions and queued mails",
  ROOT_KEY_PREVIOUS: "the previous ROOT_KEY, as long as values that it encrypted must be read",
  SIGNING_KEY:
    "32 bytes in hex; Ed25519 key of offers and records; several with commas between, the newest first: the " +
    "newest that has begun signs, all verify",
  SIGNING_KEY_ENDORSEMENTS:
    "what vouches for the newer ones of several signing keys, as `npm run keys -- rotate` prints it",
  ENDORSING_KEY: "64 hex characters; the public half of the key that is kept offline and can vouch for a signing key",
  LOG_KEY: "32 bytes in hex; Ed25519 key of the public logs' checkpoints; never replaced",
  LOG_POLICY:
    "path of a [policy](public-logs.md#policies-of-witnesses) of C2SP tlog-policy, with the URL of each " +
    "witness; in place of LOG_WITNESSES and LOG_QUORUM, and for groups of witnesses",
  LOG_WITNESSES:
    "`none`, or the servers of others that sign these checkpoints, with commas between: each a verifier " +
    "key, a space, and the URL of its calls",
  LOG_QUORUM: "how many of them must sign before a checkpoint is published",
  LOG_MIRRORS:
    "addresses of [mirrors](public-logs.md#run-a-mirror) that take reveals which the shop has not answered, " +
    "and whose pages check openings without the shop, with commas between: at most 16 https URLs (outside " +
    "of production also of 127.0.0.1)",
  ODDS_NOTICE_MINUTES:
    "how long before other odds of an open box are in force they stand in the terms log; with 0 half a second",
  PICTURES_S3:
    "where uploaded pictures are stored: `https://ACCESS_KEY:SECRET_KEY@host/bucket?region=…`, for any " +
    "S3-compatible storage",
  PAYMENT_PROVIDER: "`sandbox`, `checkoutcom`, `stripe`, `mollie` or `bank`, if the shop has a single provider",
  PAYMENT_PROVIDERS: "providers that take new payments, the preferred one first, with commas between them",
  PAYMENT_PROVIDERS_CLOSING: "providers that take no new payments, and still get webhooks, checks and refunds",
  CHECKOUT_SECRET_KEY: "the account's secret key; one of the vendor's sandbox contains `sbox`",
  CHECKOUT_PUBLIC_KEY: "the account's public key, of the same kind",
  CHECKOUT_WEBHOOK_KEY:
    "signature key of the workflow that sends webhooks to `PUBLIC_URL/api/payments/webhook/checkoutcom`",
  CHECKOUT_CHANNEL_ID: "the processing channel, `pc_…`",
  CHECKOUT_API_URL: "base URL that the vendor assigned to the account, if any",
  CHECKOUT_PAYOUTS_ACCOUNT:
    "currency account, `ca_…`, from which winnings are paid to cards, where a market has payouts. Empty pays none",
  CHECKOUT_PAYOUTS_TYPE:
    "type of transfer that the card schemes have assigned for these payouts, such as FD or OG; FD if empty",
  CHECKOUT_WALLETS: "wallets that the account offers beside cards: `applePay`, `googlePay`, or both with a comma",
  CHECKOUT_APPLE_PAY_FILE:
    "path of the file that the vendor gives for Apple Pay, which the shop serves below `/.well-known/`",
  STRIPE_SECRET_KEY: "the account's secret key, or better a restricted one, `rk_live_…`",
  STRIPE_PUBLIC_KEY: "the account's publishable key, of the same kind",
  STRIPE_WEBHOOK_SECRET:
    "signing secret, `whsec_…`, of the endpoint that sends webhooks to `PUBLIC_URL/api/payments/webhook/stripe`",
  STRIPE_API_URL: "base URL of another server than the vendor's, for tests",
  MOLLIE_API_KEY: "the account's API key, `live_…`; `test_…` takes test cards",
  MOLLIE_API_URL: "base URL of another server than the vendor's, for tests",
  BANK_IBAN:
    "the account to which people transfer money, whose statements [operators import](operations/every-day.md#bank-statements)",
  BANK_BIC: "the BIC of its bank",
  BANK_HOLDER: "its holder, as the bank writes the name, without accents",
  ALLOW_SANDBOX_PAYMENTS: "production refuses the sandbox without it",
  CARRIER_WEBHOOK_SECRET:
    "at least 32 characters: signs what [carriers tell about parcels](operations/every-day.md#steps-of-parcels); " +
    "without it, the shop takes no such calls",
  GOODWILL_MAX: "whole euros, up to 1000: the most that an operator may credit to a person at once",
  GOODWILL_DAY_MAX:
    "whole euros: the most goodwill that one operator gives, and that one person gets, within 24 hours. " +
    "Applies unless FOUR_EYES has `credit`, whose limit then is FOUR_EYES_ABOVE",
  AUTH_METHOD:
    "how people sign in: `jwt`, where the shop keeps the passwords, or the identity provider `auth0`, " +
    "`amplify`, `firebase` or `supabase` ([sign-in](sign-in.md))",
  AUTH0_DOMAIN: "the tenant's domain without `https://`",
  AUTH0_CLIENT_ID: "the application's client id",
  AMPLIFY_USER_POOL_ID: "the Cognito user pool, `REGION_…`",
  AMPLIFY_CLIENT_ID: "the user pool's public app client",
  FIREBASE_PROJECT_ID: "the project",
  FIREBASE_API_KEY: "the project's web API key",
  SUPABASE_URL: "the project's URL",
  SUPABASE_PUBLISHABLE_KEY: "a key `sb_publishable_…`; a secret key is refused",
  AUTH_EMULATOR_URL:
    "an emulator of the identity provider, on this machine; refused in production, and where HOST or " +
    "PUBLIC_URL is not this machine's alone",
  ADMIN_FACTOR_REQUIRED:
    "administrators without a second factor can use the dashboard only after they have added one " +
    "([sign-in](sign-in.md#the-second-factor)); production refuses `false`",
  ADMIN_IDLE_MINUTES: "after how many minutes in which nobody uses it an administrator's session ends; 0 turns it off",
  COMPANY_TIME_ZONE:
    "the company's time zone, like `Europe/Berlin`, at whose midnights days and months of " +
    "[the books](operations/every-day.md#books) end; set it before the first month is closed",
  COUNTRY_HEADER:
    "the header, in lower case, in which your proxy tells the caller's country, such as `cf-ipcountry`; " +
    "people then see it beside their sessions. The proxy must set or remove it on every request",
  IDENTITY_CHECK:
    "how people prove who they are: `declared` believes them and proves nothing; with `manual`, they send pictures, and " +
    "[an operator decides](operations/open.md#verified-identities). Markets that ask for verified identities need it",
  EXCLUSION_REGISTER_URL:
    "a register of people who have excluded themselves elsewhere, or your bridge to one " +
    "([how](operations/open.md#a-register-of-exclusions)). If it is silent, boxes and top-ups are refused",
  EXCLUSION_REGISTER_TOKEN: "the bearer token for it",
  SMTP_URL:
    "outgoing mail; in development `/mail-preview` shows every mail. If the mail server signs (DKIM), it " +
    "should sign List-Unsubscribe and List-Unsubscribe-Post too: otherwise mail programs show no button",
  MAIL_FROM: "the sender of mails",
  FOUR_EYES:
    "what [a second person has to approve](audit.md#four-eyes): `all`, or some of `publishing`, `credit`, " +
    "`refunds`, `releases`, `rights`, `settings`, `identity` and `promotions`, with commas between",
  FOUR_EYES_DAYS: "after how many days a request expires that nobody has decided",
  FOUR_EYES_ABOVE:
    "the amount in euros above which credit, refunds and releases need it; [amounts of 24 hours add " +
    "up](audit.md#amounts-add-up), by operator and by recipient",
  RATE_LIMIT_FACTOR: "multiplies every rate limit; 0 turns them off, and production then prints a warning",
  DEMO:
    "loads the demo shop and its accounts, whose passwords are public, and shows sample notifications in " +
    "the dashboard",
  ALLOW_PUBLIC_DEMO: "allows demo accounts outside production if others can reach the shop",
  MAINTENANCE:
    "closes the shop to everybody but administrators, until an operator sets it [in the dashboard](shop-settings.md)",
  ADMIN_DEMO_PAGES: 'the dashboard shows the plain panels "One" to "Six" in place of its six pages',
  METRICS_HOST: "the address to which METRICS_PORT is bound",
  METRICS_PORT:
    "a port that serves figures for Prometheus at `/metrics` ([how](operations/every-day.md#figures-and-alerts))",
  METRICS_TOKEN:
    "at least 32 characters, which a scraper sends as a bearer token; without METRICS_PORT the figures are at PUBLIC_URL`/metrics` then",
  LOG_LEVEL: "pino's levels",
};
