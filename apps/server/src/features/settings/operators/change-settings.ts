import { marketOf, type Markets, settingGroups, type Settings } from "@trove/contract";
import { Refusal } from "../../../command/refusal.ts";
import { announceCatalogueChange } from "../../../database/catalogue-changes.ts";
import type { Transaction } from "../../../database/connection.ts";
import { usePictures } from "../../files/index.ts";
import type { OperatorCall } from "../../operators/index.ts";
import { groupId } from "./group-id.ts";
import {
  insertVersion,
  readLatestNumbers,
  readVersionsFrom,
  type SettingsReader,
  valueOf,
  versionAt,
} from "../index.ts";

type Call = OperatorCall<"changeSettings">;

/** The settings, and facts about the shop by which it refuses some. */
export type SettingsChecks = {
  settings: SettingsReader;
  canVerify: boolean;
  wayMistakes: (ways: Settings["payments"]["ways"]) => readonly string[];
};

/** Throws VALIDATION_FAILED, with a text for each field that is not valid. */
function requireValid({ params: { group }, body: { value } }: Call): object {
  const { data, error } = settingGroups[group].safeParse(value);
  if (data !== undefined) return data;
  const errors: Record<string, string[]> = {};
  for (const { path, message } of error.issues) {
    const [field, ...inside] = path.map(String);
    const place = inside.length === 0 ? "" : `${inside.join(", ")}: `;
    (errors[field === undefined ? "value" : `value.${field}`] ??= []).push(`${place}${message}`);
  }
  throw new Refusal("VALIDATION_FAILED", { errors });
}

/** Throws VALIDATION_FAILED if a market asks for verified identities that did not before. */
function refuseProof(before: Markets, value: object): void {
  const after = settingGroups.markets.parse(value);
  const asks = (markets: Markets, code: string | undefined) => marketOf(markets, code).ageCheck === "Verified";
  const codes = [undefined, ...Object.keys(before.countries), ...Object.keys(after.countries)];
  if (!codes.some((code) => asks(after, code) && !asks(before, code))) return;
  const text = "ageCheck: Verified needs a check of identities, which the setting IDENTITY_CHECK names";
  throw new Refusal("VALIDATION_FAILED", { detail: text, errors: { "value.standard": [text] } });
}

/** Throws VALIDATION_FAILED for ways to pay that the shop does not have, and if nobody could pay. */
function refuseWays(checks: SettingsChecks, value: object): void {
  const mistakes = checks.wayMistakes(settingGroups.payments.parse(value).ways);
  if (mistakes.length > 0) throw new Refusal("VALIDATION_FAILED", { errors: { "value.ways": [...mistakes] } });
}

/**
 * Adds a version of a group of settings, which is in force from now or from a later time on. Notifies all processes
 * when the transaction commits. Throws VALIDATION_FAILED, and VERSION_CONFLICT if there is a newer version.
 */
export async function changeSettings(
  checks: SettingsChecks,
  tx: Transaction,
  at: Date,
  call: Call,
  { auditId }: { auditId: string },
) {
  const { settings, canVerify } = checks;
  const { params, body } = call;
  const { group: name } = params;
  const value = requireValid(call);
  const version = ((await readLatestNumbers(tx)).get(name) ?? 0) + 1;
  if (body.version + 1 !== version) throw new Refusal("VERSION_CONFLICT");
  const wanted = body.fromUtc === null ? at : new Date(body.fromUtc);
  const validFrom = wanted > at ? wanted : at;
  const versions = await readVersionsFrom(tx, validFrom);
  const row = { versionId: auditId, name, version, value, validFrom, createdAt: at };
  if (!(await insertVersion(tx, row))) throw new Refusal("VERSION_CONFLICT");
  if ("logoUrl" in value) await usePictures(tx, [String(value.logoUrl)], at, "value.logoUrl");
  await announceCatalogueChange(tx);
  const stored = versionAt(versions, name, validFrom)?.value;
  const replaced = valueOf(name, stored, settings.defaults);
  if (!canVerify && name === "markets") refuseProof(valueOf(name, stored, settings.defaults), value);
  if (name === "payments") refuseWays(checks, value);
  const before = { group: name, version: body.version, value: replaced };
  const after = { group: name, version, value, from: validFrom.toISOString() };
  return {
    facts: { group: name },
    audit: { subjectId: groupId(name), before, after, reason: body.reason },
    afterCommit: () => settings.forget(),
  };
}
