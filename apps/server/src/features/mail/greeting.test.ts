import { type Language, languages } from "@trove/contract/languages";
import { describe, expect, it } from "vitest";
import { parseContent } from "./mail-content.ts";
import { mailHtml } from "./mail-html.ts";
import { mailText } from "./mail-text.ts";
import { mailSamples } from "./preview-samples.ts";
import { accountRecipient, guestRecipient, mayCarry, type Recipient } from "./recipient.ts";
import { write } from "./texts/catalogue.ts";

const sender = { brand: "Trove", url: "https://trove.example", colour: "" };
const LURE = "Win at evil.example now";
const at = new Date("2026-03-14T09:26:53Z");

const mara = { userId: "1", email: "mara@trove.example", firstName: LURE, ownTextsSince: at };
const owned = { ...mara, emailConfirmedAt: at, nameConfirmedAt: at };

const greetings: Record<Language, { nameless: string; named: string }> = {
  en: { nameless: "Hello,", named: `Hello ${LURE},` },
  fr: { nameless: "Bonjour,", named: `Bonjour ${LURE},` },
  vi: { nameless: "Xin chào,", named: `Xin chào ${LURE},` },
  cn: { nameless: "你好：", named: `${LURE}，你好：` },
  ar: { nameless: "مرحبًا،", named: `مرحبًا \u2068${LURE}\u2069،` },
};

const contents = mailSamples(sender.url).map(({ content }) => content);

/** Returns all parts of a mail that its reader sees. */
function seen(content: (typeof contents)[number], { name }: Recipient, language: Language): string {
  const written = write(content, { name, language }, sender);
  return [written.draft.subject, mailHtml(written, sender), mailText(written, sender)].join("\n");
}

describe.each(Object.keys(languages) as Language[])("every kind of mail in %s", (language) => {
  const { nameless, named } = greetings[language];

  it.each([
    ["address", { emailConfirmedAt: null, nameConfirmedAt: null }],
    ["name", { emailConfirmedAt: at, nameConfirmedAt: null }],
  ])("greets without a name while the %s is not confirmed", (_, confirmed) => {
    for (const content of contents) {
      const mail = seen(content, accountRecipient({ ...mara, ...confirmed }), language);
      expect(mail, content.kind).not.toContain(LURE);
      expect(mail, content.kind).toContain(`\n\n${nameless}\n\n`);
    }
  });

  it("greets with the name once both are confirmed", () => {
    for (const content of contents) {
      expect(seen(content, accountRecipient(owned), language), content.kind).toContain(`\n\n${named}\n\n`);
    }
  });
});

it.each(Object.keys(languages) as Language[])("news of a lower price state no price before in %s", (language) => {
  const news = contents.filter(({ kind }) => kind === "wishNews");
  for (const content of news) expect(seen(content, accountRecipient(owned), language)).not.toMatch(/89[.,]95/);
  expect(news).not.toEqual([]);
});

it("leaves the name out that was queued before names were confirmed", () => {
  const payload = { code: "12345678", validMinutes: 15 };
  const queued = JSON.stringify({ kind: "linkCode", payload: { firstName: LURE, ...payload } });
  expect(parseContent(queued)).toEqual({ content: { kind: "linkCode", payload }, name: null });
});

describe("a recipient", () => {
  it("has no name at an address that is not the account's own, such as an earlier one", () => {
    expect(accountRecipient(owned, "earlier@trove.example")).toMatchObject({ name: null, ownTextsSince: null });
  });

  it("has no name as a guest", () => {
    expect(guestRecipient("noor@trove.example")).toMatchObject({ userId: null, name: null, ownTextsSince: null });
  });

  it("gets typed texts only at a confirmed address and from later than that, and hex digits at any time", () => {
    const typed = (text: string, milliseconds: number) => ({ text, at: new Date(at.getTime() + milliseconds) });
    const stranger = accountRecipient({ ...owned, emailConfirmedAt: null, nameConfirmedAt: null });
    expect(mayCarry(stranger, [typed("0af3", 1), typed(LURE, 1)])).toBe(false);
    expect(mayCarry(stranger, [typed("0af3", 1), typed("", 1)])).toBe(true);
    expect(mayCarry(accountRecipient(owned), [typed("0af3", -1), typed(LURE, 1)])).toBe(true);
    expect(mayCarry(accountRecipient(owned), [typed(LURE, 1), typed(LURE, 0)])).toBe(false);
  });
});
