import type { Endpoint } from "@trove/contract";
import type { Person } from "../../command/person.ts";
import { Refusal } from "../../command/refusal.ts";
import type { SettingsReader } from "./settings.ts";

const RETRY_AFTER_SECONDS = 300;

type Called = Pick<Endpoint, "method" | "isEssential">;

/**
 * Makes the check that throws MAINTENANCE, with the owner's words, for calls by which customers would change something.
 * Operators, reads and essential endpoints go on.
 */
export function refuseInMaintenance(settings: SettingsReader, now: () => Date) {
  const check = async () => {
    const { isOn, messages } = (await settings.at(now())).maintenance;
    if (!isOn) return;
    const detail = messages.en === "" ? {} : { detail: messages.en };
    throw new Refusal("MAINTENANCE", { ...detail, retryAfterSeconds: RETRY_AFTER_SECONDS });
  };
  return ({ method, isEssential }: Called, person: Pick<Person, "roles"> | undefined) =>
    method === "GET" || isEssential || person?.roles.includes("Admin") ? undefined : check();
}
