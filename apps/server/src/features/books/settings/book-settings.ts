import { Refusal } from "../../../command/refusal.ts";
import type { Connection } from "../../../database/connection.ts";
import { defineAct } from "../../operators/index.ts";
import { type BookSettings, readStoredSettings, replaceSettings } from "./settings.store.ts";

/**
 * Numbers that a shop may begin with, in the chart SKR03. None of them computes VAT by itself, because VAT is posted
 * apart. The accountant decides.
 */
const BEGINNING: BookSettings = {
  consultantNumber: null,
  clientNumber: null,
  yearBeginsIn: 1,
  accounts: {
    wallet: "1710",
    gateway: "1360",
    "house:boxes": "8200",
    "house:box-margin": "8210",
    "house:items": "8220",
    "house:shipping": "8230",
    "house:buyback": "3200",
    "house:goodwill": "4605",
    "house:gifts": "1712",
    "house:quarantine": "1590",
    "house:chargebacks": "2400",
    "house:refunds": "1591",
    "house:payouts": "1592",
    "house:transfers": "1361",
    "vat:home": "1770",
    "vat:abroad": "1767",
    "vat:top-ups": "1711",
  },
};

const withBeginning = (settings: Partial<BookSettings>): BookSettings => {
  return { ...BEGINNING, ...settings, accounts: { ...BEGINNING.accounts, ...settings.accounts } };
};

/** Throws VALIDATION_FAILED if the numbers differ in length: DATEV would take some of them for other accounts. */
export function requireOneLength({ accounts }: Pick<BookSettings, "accounts">): void {
  if (new Set(Object.values(accounts).map(({ length }) => length)).size === 1) return;
  const detail = "All accounts need numbers of the same length";
  throw new Refusal("VALIDATION_FAILED", { detail, errors: { accounts: [detail] } });
}

/** Returns the settings, with the beginning ones for what nobody has changed. */
export async function readSettings(db: Connection): Promise<BookSettings & { version: number }> {
  const { settings, version } = await readStoredSettings(db);
  return { ...withBeginning(settings), version };
}

/** Returns the accountant's number of an account. All providers without a number of their own share one. */
export function numberOf({ accounts }: Pick<BookSettings, "accounts">, account: string): string {
  const number = accounts[account] ?? accounts[account.split(":", 1)[0] ?? ""];
  if (number === undefined) throw new Error(`no number for the account ${account}`);
  return number;
}

/**
 * Changes the settings of the exports. Throws VERSION_CONFLICT if somebody else has changed them, and VALIDATION_FAILED
 * for numbers of different lengths.
 */
export const changeBookSettings = defineAct({
  name: "changeBookSettings",
  change: async (tx, _at, { person, body: { version, ...settings } }) => {
    requireOneLength(withBeginning(settings));
    const { version: _known, ...before } = await readSettings(tx);
    if (!(await replaceSettings(tx, settings, version))) throw new Refusal("VERSION_CONFLICT");
    return { facts: {}, audit: { subjectId: person.userId, before, after: settings } };
  },
  response: (db) => readSettings(db),
});
