import { Refusal } from "../../../command/refusal.ts";

const ADULT_YEARS = 18;

/** Throws VALIDATION_FAILED for the birth date of somebody who is under 18 on a day, or was born in the future. */
export function requireAdult(birthDate: string, today: string): void {
  const [year = "", ...rest] = birthDate.split("-");
  const birthday = [String(Number(year) + ADULT_YEARS).padStart(4, "0"), ...rest].join("-");
  if (birthday <= today) return;
  throw new Refusal("VALIDATION_FAILED", { errors: { birthDate: ["You must be 18 or older"] } });
}
