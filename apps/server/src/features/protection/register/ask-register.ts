import { z } from "zod";
import type { Environment } from "../../../environment.ts";
import type { MarkedFacts } from "../exclusions/exclusion-marks.ts";

const TIMEOUT_MS = 2_000;

/** The register's address and token, and the log for its silence. */
export type RegisterParts = {
  environment: Pick<Environment, "EXCLUSION_REGISTER_URL" | "EXCLUSION_REGISTER_TOKEN">;
  log: { warn: (details: object, text: string) => void };
};

const answered = z.object({ excluded: z.boolean() });

/** Asks a register whether a person is excluded. Undefined without an answer in two seconds. */
export async function askRegister(
  { environment, log }: RegisterParts,
  url: string,
  { birthDate, names, addresses }: MarkedFacts,
): Promise<boolean | undefined> {
  const places = addresses.map(({ street, houseNumber, postalCode, countryCode }) => {
    return { street, houseNumber, postalCode, countryCode };
  });
  const body = { firstName: names[0]?.firstName, lastName: names[0]?.lastName, birthDate, addresses: places };
  const token = environment.EXCLUSION_REGISTER_TOKEN;
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
      redirect: "error",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`status ${response.status}`);
    return answered.parse(await response.json()).excluded;
  } catch (error) {
    log.warn({ err: error }, "the register of exclusions did not answer");
    return undefined;
  }
}
