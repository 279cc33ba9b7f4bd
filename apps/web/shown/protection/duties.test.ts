import { randomUUID } from "node:crypto";
import { type Language, offeredLanguages } from "@trove/contract/languages";
import { expect } from "vitest";
import { signUp, type TestPerson } from "../../../../apps/server/test/people/people.ts";
import type { ownData as englishData } from "../../app/locales/en/account/own-data.ts";
import type { breaks as englishBreaks } from "../../app/locales/en/protection/breaks.ts";
import type { limits as englishLimits } from "../../app/locales/en/protection/limits.ts";
import type { shell as englishShell } from "../../app/locales/en/shell.ts";
import { it, type Page } from "../shown.ts";

const textsOf = async (language: Language) => {
  const folder = `../../app/locales/${language}`;
  const [{ ownData }, { limits }, { breaks }, { shell }] = await Promise.all([
    import(`${folder}/account/own-data.ts`) as Promise<{ ownData: typeof englishData }>,
    import(`${folder}/protection/limits.ts`) as Promise<{ limits: typeof englishLimits }>,
    import(`${folder}/protection/breaks.ts`) as Promise<{ breaks: typeof englishBreaks }>,
    import(`${folder}/shell.ts`) as Promise<{ shell: typeof englishShell }>,
  ]);
  return { ownData, limits, breaks, shell };
};

async function showsIn(page: Page, path: string, names: readonly string[]): Promise<void> {
  await page.visit(path);
  for (const name of names) await page.getByText(name, { exact: true }).first().waitFor();
}

it.for(offeredLanguages)(
  "an account has its data, its limits with twelve months and history, and breaks, in %s",
  async (language, { shop, newPage }) => {
    const person: TestPerson = await signUp(shop);
    const own = { kind: "Deposit", period: "month", amount: 500 } as const;
    await shop.call("setLimit", { body: own }, { token: person.token, key: randomUUID() });
    const { ownData, limits, breaks, shell } = await textsOf(language);
    const page = await newPage({ as: person, language });
    const { footer } = shell;
    const always = [footer.withdraw, footer.complaints, footer.accessibility];
    await showsIn(page, "/account-settings?tab=data", [ownData.download.button, ...always]);
    const kinds = Object.values(limits.kinds).map(({ title }) => title);
    await showsIn(page, "/account/limits", [...kinds, limits.months.title, limits.history, ...always]);
    await showsIn(page, "/account/protection", [breaks.start, breaks.exclusion.start, limits.help, ...always]);
    expect(page.path()).toBe("/account/protection");
  },
);
