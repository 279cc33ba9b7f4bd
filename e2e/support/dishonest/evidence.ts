import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import type { DemoShop } from "../demo-shop.ts";

const VERIFIER = fileURLToPath(new URL("../../../packages/fairness/src/command-line/main.ts", import.meta.url));

/** What the command line says about a file. 0: it holds, 1: a breach, 2: it can't tell. */
export type CommandLineVerdict = { exitCode: number; report: string };

/** The file that a button saves. */
export async function savedBy(page: Page, button: Locator): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent("download"), button.click()]);
  return download.path();
}

export const evidenceButton = (place: Page | Locator) => place.getByRole("button", { name: "Save the evidence" });

/** Judges a file by the keys of the honest shop and of its logs, in a process of its own. */
export async function judgeFile(
  shop: Pick<DemoShop, "call">,
  path: string,
  ...more: readonly string[]
): Promise<CommandLineVerdict> {
  const { receiptKeys, logs } = (await shop.call("getApplicationInfo", {})).body;
  const keys = receiptKeys.flatMap(({ publicKey }) => ["--key", publicKey]);
  const logKeys = ["--log-key", logs.terms, "--log-key", logs.records];
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [VERIFIER, path, ...keys, ...logKeys, ...more], (_, out, error) => {
      resolve({ exitCode: child.exitCode ?? -1, report: out + error });
    });
  });
}

/**
 * What both judges come to. `Proven`: the shop's own signatures convict it, whoever looks. `Seen`: only who was there
 * knows that the file tells the truth. `Contested`: only the person can say. `Unknown`: it proves nothing yet.
 */
export type Outcome = "Proven" | "Seen" | "Contested" | "Unknown";

type Expected = { exitCode: number; says: RegExp; options: readonly string[] };

const COMMAND_LINE: Record<Outcome, Expected> = {
  Proven: { exitCode: 1, says: /: BREACH\n.*the shop's own signatures prove it\./isu, options: [] },
  Seen: { exitCode: 1, says: /: BREACH\n.*nothing that differs is proven/isu, options: ["--mine"] },
  Contested: { exitCode: 2, says: /: CONTESTED/u, options: ["--mine"] },
  Unknown: { exitCode: 2, says: /: UNKNOWN/u, options: ["--mine"] },
};

/** The command line judges the saved file as the page has judged what came. */
export async function expectJudged(shop: Pick<DemoShop, "call">, path: string, outcome: Outcome): Promise<void> {
  const { exitCode, says, options } = COMMAND_LINE[outcome];
  const judged = await judgeFile(shop, path, ...options);
  expect(judged.report).toMatch(says);
  expect(judged.exitCode).toBe(exitCode);
}
