import type { Finding } from "./finding.ts";
import { isTest, isTooling } from "./finding.ts";
import type { Script, Use } from "./read-script.ts";

/** Finds SQL, network calls, the clock, randomness and money arithmetic in places where they are not allowed. */
export function checkUses(script: Script): Finding[] {
  if (isTest(script.path) || isTooling(script.path)) return [];
  const rule = isRule(script);
  return script.uses.flatMap((use) => {
    const [name, text] =
      sql(script.path, use) ??
      network(script.path, use) ??
      money(script.path, use) ??
      (rule ? taken(script.path, use) : undefined) ??
      [];
    return name === undefined || text === undefined ? [] : [{ rule: name, path: script.path, line: use.line, text }];
  });
}

type Broken = [rule: string, text: string] | undefined;

const builders = ["selectFrom", "insertInto", "updateTable", "deleteFrom", "mergeInto"];

function sql(path: string, use: Use): Broken {
  if (use.kind === "text" || use.kind === "percent" || use.kind === "new") return undefined;
  if (path.endsWith(".store.ts") || /^apps\/server\/src\/(database|command|embedded-postgres)\//.test(path))
    return undefined;
  const found =
    (use.kind === "tag" && use.method === "sql") ||
    (use.kind === "call" && use.name.includes(".") && (use.method === "query" || builders.includes(use.method)));
  return found ? ["sql", "SQL belongs into a *.store.ts"] : undefined;
}

const mayCallOut = [
  /^apps\/web\/app\/api\//,
  // The service worker fetches for the pages.
  /^apps\/web\/worker\//,
  /^apps\/server\/src\/features\/auth\/providers\/provider-http\.ts$/,
  /^apps\/server\/src\/payment-providers\/provider-http\.ts$/,
  /^apps\/server\/src\/features\/protection\/register\/ask-register\.ts$/,
  /^apps\/server\/src\/features\/public-log\/checkpoints\/post-checkpoint\.ts$/,
  /^apps\/server\/src\/sandbox-gateway\//,
  /^apps\/mirror\/src\/(copy\/read-checkpoint|silences\/ask-shop)\.ts$/,
  // The verifier that the shop does not serve reads the shop's logs.
  /^apps\/web\/elsewhere\//,
  // The verifier and the audit fetch data from the shop that they verify.
  /^packages\/fairness\/src\/(cli|command-line\/(ask-shop|read-shop-keys)\.ts$|audit\/sources\.ts$)/,
];

function network(path: string, use: Use): Broken {
  if (use.kind !== "call" && use.kind !== "new") return undefined;
  const bare = use.name.replace(/^(globalThis|window|self)\./, "");
  if (!["fetch", "XMLHttpRequest", "WebSocket", "EventSource", "navigator.sendBeacon"].includes(bare)) return undefined;
  return mayCallOut.some((one) => one.test(path)) ? undefined : ["fetch", `${bare} belongs into apps/web/app/api`];
}

function money(path: string, use: Use): Broken {
  // Code that draws pictures multiplies coordinates by 100, not cents.
  if (/^packages\/money\/|^demo\/src\/(art\/|[\w-]*-art\.ts)/.test(path)) return undefined;
  if (use.kind === "percent") return ["money", "only packages/money knows how many cents a euro has"];
  if (use.kind !== "call" || !["parseFloat", "toFixed"].includes(use.method)) return undefined;
  return ["money", `${use.method} belongs to packages/money`];
}

// `operators/index.ts` counts as an effect, because its `operate` opens a transaction.
const effects =
  /\/operators\/index\.ts$|\/database\/|\/http\/|\/call-command\.ts$|\.store\.ts$|^(pg|kysely|nodemailer|fastify|pino)$|^node:(fs|net|http|https|child_process)/;

/**
 * True if a file is a rule, which decides only from its arguments. Rules are files of the packages, and files of server
 * rooms that import no database, network or disk. Routes, stores and doors are no rules.
 */
function isRule({ path, imports }: Script): boolean {
  if (/^packages\/fairness\/src\/(cli|audit\/main\.ts$)/.test(path)) return false;
  if (path.startsWith("packages/")) return true;
  if (!path.startsWith("apps/server/src/features/")) return false;
  if (/(\.routes|\.store|\/index)\.ts$/.test(path)) return false;
  return !imports.some(({ specifier, isType }) => !isType && effects.test(specifier));
}

const chance = ["randomUUID", "randomUUIDv7", "randomInt", "getRandomValues"];

function taken(path: string, use: Use): Broken {
  if (use.kind !== "call" && use.kind !== "new") return undefined;
  const clock =
    ["Date.now", "performance.now", "process.hrtime"].includes(use.name) ||
    (use.kind === "new" && use.name === "Date" && use.arguments === 0);
  if (clock) return ["clock", "a rule is handed the time"];
  // Rooms may call `randomBytes`, because they use it for salts, keys and tokens, which decide no outcome.
  const secret = use.method === "randomBytes" && path.startsWith("packages/");
  if (!secret && use.name !== "Math.random" && !chance.includes(use.method)) return undefined;
  return ["chance", "a rule is handed its random values"];
}
