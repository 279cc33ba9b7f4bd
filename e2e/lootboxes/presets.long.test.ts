import { type Market, marketPresets } from "@trove/contract";
import type { Language } from "@trove/contract/languages";
import { sql } from "kysely";
import { describe, expect } from "vitest";
import { addAddress } from "../../apps/server/test/payments/till.ts";
import { credit, signUp } from "../../apps/server/test/people/people.ts";
import { marketsOf, marketWith } from "../../apps/server/test/protection/markets.ts";
import { changeGroup } from "../../apps/server/test/settings/change-group.ts";
import { expectFocusOn, visit } from "../support/browser.ts";
import { openDemoShop } from "../support/demo-shop.ts";
import { journeyThrough } from "../support/journey.ts";
import { expectSound } from "../support/looks.ts";
import { findBox } from "../support/operator.ts";
import { newOperator } from "../support/people.ts";
import { START } from "../support/player.ts";

const it = journeyThrough(openDemoShop);

const HELP = { GB: "GamCare", DE: "Check dein Spiel" } as const;

type Words<Name extends string> = Readonly<Record<Name, string>>;
type WithValue<Name extends string> = Readonly<Record<Name, (value: string) => string>>;

/** The texts that the journey reads, as the languages' modules have them. */
type Texts = {
  limits: Words<"amount" | "set" | "history"> & {
    question: Words<"title" | "set" | "none">;
    kinds: { Deposit: Words<"title"> };
    checks: Words<"consent" | "stop" | "goOn"> & { titles: Words<"RealityCheck" | "DrawingConsent"> };
  };
  breaks: Words<"day"> & WithValue<"taken">;
  boxPage: { bar: Words<"quick"> & WithValue<"open"> & { countOf: (count: number) => string } };
  opening: { result: Words<"keep"> & WithValue<"won" | "again"> };
  fairness: { verdicts: Words<"Verified" | "Unlogged"> };
};

async function textsOf(language: Language): Promise<Texts> {
  const paths = [
    "protection/limits",
    "protection/breaks",
    "lootboxes/box-page",
    "lootboxes/opening",
    "fairness/fairness",
  ];
  const folder = `../../apps/web/app/locales/${language}`;
  const read = (path: string) => import(`${folder}/${path}.ts`) as Promise<object>;
  return Object.assign({}, ...(await Promise.all(paths.map(read)))) as Texts;
}

/** A pattern for texts that begin as this one does before its value. Any space stands for the spaces in it. */
function startOf(text: (value: string) => string): RegExp {
  const before = text("§").replace(/[\u2066-\u2069]*§.*$/u, "");
  return new RegExp(`^${before.trimEnd().replaceAll(/\s/gu, "\\s")}`, "u");
}

describe("a market with careful values", () => {
  it.for([
    { code: "GB", language: "en", boxWithdrawal: "Item" },
    { code: "DE", language: "en", boxWithdrawal: "None" },
    { code: "GB", language: "fr", boxWithdrawal: "None" },
    { code: "DE", language: "ar", boxWithdrawal: "Item" },
  ] as const)(
    "$code leads a person from the question about limits to a break, in $language and with the right to withdraw $boxWithdrawal",
    async ({ code, language, boxWithdrawal }, { shop, newPage }) => {
      const { limits, breaks, boxPage, opening, fairness } = await textsOf(language);
      const [{ bar }, { result }, { verdicts }] = [boxPage, opening, fairness];
      const preset: Market = marketPresets[code];
      const value = marketsOf(marketWith({}), { [code]: { ...preset, boxes: true, boxWithdrawal } });
      await changeGroup(shop, await newOperator(shop, "Owner"), "markets", { value });
      const box = await findBox(shop, "game-night");
      const person = await signUp(shop);
      await addAddress(shop, person, code);
      await shop.call("beginIdentity", { body: { birthDate: "1990-01-01", residence: code } }, person);
      await credit(shop, person, START);
      const page = await newPage({ as: person });
      const button = (name: string | RegExp) => page.getByRole("button", { name });
      const dialog = (name: string) => page.getByRole("dialog", { name });

      await visit(page, `/top-up?lang=${language}`);
      await page.getByRole("heading", { name: limits.question.title }).waitFor();
      expect(await button(limits.question.none).count()).toBe(code === "GB" ? 1 : 0);
      await page.getByRole("link", { name: limits.question.set }).click();
      await page.getByRole("heading", { name: limits.kinds.Deposit.title, exact: true }).waitFor();
      await page.getByLabel(limits.amount).first().fill("200");
      await button(limits.set).first().click();
      await page.getByRole("heading", { name: limits.history }).waitFor();

      await visit(page, `/lootboxes/${box.id}`);
      if (boxWithdrawal === "None") {
        const consent = dialog(limits.checks.titles.DrawingConsent);
        await expectFocusOn(page, new RegExp(`^${limits.checks.stop}$`, "u"));
        const goOn = consent.getByRole("button", { name: limits.checks.goOn });
        expect(await goOn.isDisabled()).toBe(true);
        await expectSound(page);
        await consent.getByRole("checkbox").check();
        await goOn.click();
        await consent.waitFor({ state: "detached" });
      }
      await page.getByRole("link", { name: HELP[code] }).waitFor();
      expect(await page.getByRole("radio", { name: bar.countOf(2) }).count()).toBe(0);
      expect(await page.getByText(bar.quick).count()).toBe(0);
      const open = button(startOf(bar.open));
      const won = page.getByRole("region", { name: startOf(result.won) });
      await open.click();
      await won.getByText(verdicts.Verified).or(won.getByText(verdicts.Unlogged)).first().waitFor();
      expect(await button(startOf(result.again)).count()).toBe(0);
      await won.getByRole("button", { name: result.keep }).click();

      await sql`update protection_states set session_from = session_from - interval '61 minutes',
      report_seen_at = now() where user_id = ${person.userId}`.execute(shop.owner.connection);
      await visit(page, `/lootboxes/${box.id}`);
      const check = dialog(limits.checks.titles.RealityCheck);
      await check.getByRole("link", { name: HELP[code] }).waitFor();
      await expectFocusOn(page, new RegExp(`^${limits.checks.stop}$`, "u"));
      await expectSound(page);
      await check.getByRole("button", { name: limits.checks.goOn }).click();
      await check.waitFor({ state: "detached" });
      await button(breaks.day).click();
      await page.getByText(startOf(breaks.taken)).waitFor();
      expect(await open.count()).toBe(0);
    },
  );
});
