import { describe, expect, it } from "vitest";
import { LEAST_SCORE, passwordScore } from "./password-strength.ts";

const own = ["mara.lind", "mara.lind@trove.example"];
const isStrong = (password: string) => passwordScore(password, own) >= LEAST_SCORE;

describe("a password", () => {
  it.each([
    "correct horse battery staple",
    "correct horse 1",
    "vier blauwe fietsen",
    "Zx9kqLw2vB",
    "пароль из моих слов",
  ])("%s is hard enough to guess", (password) => expect(isStrong(password)).toBe(true));

  it.each([
    "password12",
    "Password123!",
    "1234567890",
    "qwertyuiop",
    "aaaaaaaaaaaa",
    "iloveyou2026",
    "p4ssw0rdp4ssw0rd",
    "mara.lind1",
    "a".repeat(128),
  ])("%s is not", (password) => expect(isStrong(password)).toBe(false));
});
