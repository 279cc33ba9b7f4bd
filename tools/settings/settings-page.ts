import { requiredInProduction } from "../../apps/server/src/environment/production.ts";
import { requiredBySignIn } from "../../apps/server/src/environment/sign-in-method.ts";
import { variables } from "../../apps/server/src/environment/variables.ts";
import { paymentProviders } from "../../apps/server/src/payment-providers/payment-providers.ts";
import { meanings, type Setting } from "./meanings.ts";
import { otherDefaults } from "./other-defaults.ts";

/** The path of the page in the repository. */
export const SETTINGS_PAGE = "docs/settings.md";

function defaultOf(name: Setting): string {
  const { data } = variables.shape[name].safeParse(undefined);
  // Schemas have lists and objects as defaults only if these are empty.
  return otherDefaults[name] ?? (typeof data === "object" || data === undefined ? "" : `\`${data}\``);
}

/** The names that are required with each value of a setting, as lines of a table's cell. */
const requiredWith = (setting: Setting, byValue: Readonly<Record<string, readonly string[]>>, name: Setting) =>
  Object.entries(byValue).flatMap(([value, names]) => (names.includes(name) ? [`${setting}=${value}`] : []));

const byProvider = Object.fromEntries(Object.entries(paymentProviders).map(([name, { required }]) => [name, required]));

function requiredWhen(name: Setting): string {
  return [
    ...(requiredInProduction.includes(name) ? ["production"] : []),
    ...requiredWith("PAYMENT_PROVIDER", byProvider, name),
    ...requiredWith("AUTH_METHOD", requiredBySignIn, name),
    ...(name === "LOG_QUORUM" ? ["LOG_WITNESSES names some"] : []),
    ...(name === "BACKUP_RECIPIENT" ? ["BACKUP_TO"] : []),
    ...(name === "BACKUP_DATABASE_URL" ? ["BACKUP_TO and DATABASE_URL"] : []),
    ...(name === "DATABASE_URL" ? ["a built folder"] : []),
  ].join(", ");
}

/** The page of all settings: their meanings, their defaults, and when each is required. */
export function settingsPage(): string {
  const names = Object.keys(meanings) as Setting[];
  const rows = names.map((name) => `| ${name} | ${defaultOf(name)} | ${requiredWhen(name)} | ${meanings[name]} |`);
  return [
    "# Settings",
    "",
    "Environment variables that the shop reads. `npm run generate` writes this page from the code; meanings are in",
    "`tools/settings/meanings.ts`.",
    "",
    "| Variable | Default | Required with | Meaning |",
    "|---|---|---|---|",
    ...rows,
    "",
  ].join("\n");
}
