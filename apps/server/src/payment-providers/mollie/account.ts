import { z } from "zod";

export const mollieSettings = {
  MOLLIE_API_KEY: z
    .string()
    .regex(/^(test|live)_\w+$/, { message: "must begin with live_ or test_" })
    .optional(),
  MOLLIE_API_URL: z.url({ protocol: /^https?$/ }).optional(),
};

type MollieSettings = z.output<z.ZodObject<typeof mollieSettings>>;

/** The shop's account at Mollie. `apiUrl` is the base URL of the API. */
export type MollieAccount = { apiKey: string; apiUrl: string; isSandbox: boolean };

/** Whether a key is of Mollie's test mode. */
export const isMollieTestKey = (key: string | undefined): boolean => key?.startsWith("test_") ?? false;

/** Reads the account from its settings. MOLLIE_API_URL is only for tests; the default is the vendor's URL. */
export function mollieAccount({ MOLLIE_API_KEY = "", MOLLIE_API_URL }: MollieSettings): MollieAccount {
  return {
    apiKey: MOLLIE_API_KEY,
    apiUrl: MOLLIE_API_URL ?? "https://api.mollie.com",
    isSandbox: isMollieTestKey(MOLLIE_API_KEY),
  };
}
