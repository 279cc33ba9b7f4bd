import type { Page } from "playwright-core";
import { expect } from "vitest";
import { it } from "../support/journey.ts";
import { sweep } from "../support/sweep.ts";

/** Adds an element to the page. */
const add = (tag: "button" | "p", text: string, style: Record<string, string>) => (page: Page) =>
  page.evaluate(
    (made) => {
      const element = document.createElement(made.tag);
      element.textContent = made.text;
      Object.assign(element.style, made.style);
      document.querySelector("main")?.append(element);
    },
    { tag, text, style },
  );

it("a sweep names every state that breaks a rule, in either scheme and at either size", async ({ newTab }) => {
  const see = (page: Page) => page.getByRole("heading", { level: 1 });
  const swept = sweep(await newTab(), [
    { name: "unnamed", at: "/coming-soon", act: add("button", "", { width: "40px", height: "40px" }), see },
    { name: "pale on light", at: "/coming-soon", act: add("p", "Pale", { color: "rgb(190, 200, 195)" }), see },
    { name: "sound", at: "/coming-soon", act: add("p", "Well", {}), see },
    { name: "too wide for a phone", at: "/coming-soon", act: add("p", "Wide", { width: "600px" }), see },
  ]);
  const { message } = await swept.then(
    () => new Error("nothing was found"),
    (error: Error) => error,
  );
  for (const found of [/unnamed: [^]*button-name/, /pale on light: [^]*color-contrast/, /too wide for a phone: /])
    expect(message).toMatch(found);
  expect(message).not.toContain("sound: ");
});
