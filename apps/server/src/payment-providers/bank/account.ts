import { z } from "zod";
import { compactIban, isIban } from "@trove/contract/iban";

/** SEPA texts in which every bank can read the letters. */
const LATIN = /^[A-Za-z0-9/\-?:().,'+ ]+$/;

export const bankSettings = {
  BANK_IBAN: z.string().transform(compactIban).refine(isIban, { message: "must be an IBAN" }).optional(),
  BANK_BIC: z
    .string()
    .regex(/^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/, { message: "must be a BIC" })
    .optional(),
  BANK_HOLDER: z.string().max(70).regex(LATIN, { message: "must be at most 70 letters without accents" }).optional(),
};

type BankSettings = z.output<z.ZodObject<typeof bankSettings>>;

/** The shop's account at its bank. */
export type BankAccount = { iban: string; bic: string; holder: string };

/** Reads the account from its settings. */
export function bankAccount({ BANK_IBAN = "", BANK_BIC = "", BANK_HOLDER = "" }: BankSettings): BankAccount {
  return { iban: BANK_IBAN, bic: BANK_BIC, holder: BANK_HOLDER };
}
