import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { commandOf } from "../../../packages/fairness/src/command-line/arguments.ts";
import { verifyFile } from "../../../packages/fairness/src/command-line/verify-file.ts";
import type { DemoShop } from "../demo-shop.ts";

/** The command line's verdict about a file. Exit code 0: verified; 1: a breach; 2: unknown. */
export type CommandLineVerdict = { exitCode: number; report: string };

/** Presses a button that saves a file, and returns the file's path. */
export async function savedBy(page: Page, button: Locator): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent("download"), button.click()]);
  return download.path();
}

export const evidenceButton = (place: Page | Locator) => place.getByRole("button", { name: "Save the evidence" });

/** Verifies a file as the command line does. */
export async function judgeBy(options: readonly string[], path: string): Promise<CommandLineVerdict> {
  const command = commandOf([path, ...options]);
  if (command.kind !== "verify") throw new RangeError("A file is to be verified");
  return verifyFile(command);
}

/** Returns the honest shop's signing keys as options of the command line. */
export async function keyOptions(shop: Pick<DemoShop, "call">): Promise<string[]> {
  const { receiptKeys } = (await shop.call("getApplicationInfo", {})).body;
  return receiptKeys.flatMap(({ publicKey }) => ["--key", publicKey]);
}

/** Returns the keys of the honest shop's logs as options of the command line. */
export async function logOptions(shop: Pick<DemoShop, "call">): Promise<string[]> {
  const { logs } = (await shop.call("getApplicationInfo", {})).body;
  return ["--log-key", logs.terms, "--log-key", logs.records];
}

/**
 * The verdict that the page and the command line must agree on:
 * - `Proven`: the shop's own signatures prove a breach.
 * - `Seen`: a breach, but only the person who saw it knows that the file is true.
 * - `Contested`: only the person knows whether the shop's claim is true.
 * - `Unknown`: the file proves nothing yet.
 */
export type Outcome = "Proven" | "Seen" | "Contested" | "Unknown";

type Expected = { exitCode: number; says: RegExp; options: readonly string[] };

const COMMAND_LINE: Record<Outcome, Expected> = {
  Proven: { exitCode: 1, says: /: BREACH\n.*the shop's own signatures prove it\./isu, options: [] },
  Seen: { exitCode: 1, says: /: BREACH\n.*nothing that differs is proven/isu, options: ["--mine"] },
  Contested: { exitCode: 2, says: /: CONTESTED/u, options: ["--mine"] },
  Unknown: { exitCode: 2, says: /: UNKNOWN/u, options: ["--mine"] },
};

/** Expects that the command line's verdict on the saved file is `outcome`. */
export async function expectJudged(
  shop: Pick<DemoShop, "call">,
  path: string,
  outcome: Outcome,
): Promise<CommandLineVerdict> {
  const { exitCode, says, options } = COMMAND_LINE[outcome];
  const judged = await judgeBy([...(await keyOptions(shop)), ...(await logOptions(shop)), ...options], path);
  expect(judged.report).toMatch(says);
  expect(judged.exitCode).toBe(exitCode);
  return judged;
}
