import { Refusal } from "../../../command/refusal.ts";

const ADULT_YEARS = 18;

/** Throws VALIDATION_FAILED for the birth date of somebody who is under 18 at a time, or was born in the future. */
export function requireAdult(birthDate: string, at: Date): void {
  const [year = "", ...rest] = birthDate.split("-");
  const birthday = [String(Number(year) + ADULT_YEARS).padStart(4, "0"), ...rest].join("-");
  if (birthday <= at.toISOString().slice(0, 10)) return;
  throw new Refusal("VALIDATION_FAILED", { errors: { birthDate: ["You must be 18 or older"] } });
}
