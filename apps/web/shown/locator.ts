import { choose, click, fill, pressKey, select } from "./gestures.ts";
import { hasRole, isNamed, nameOf } from "./roles.ts";
import { isShown, type Matcher, matches } from "./texts.ts";

type ByRole = { name?: Matcher; exact?: boolean; level?: number };
type ByText = { exact?: boolean };
type ChosenFile = { name: string; mimeType: string; buffer: Buffer<ArrayBuffer> };
type Filter = { hasText?: Matcher };

export const PATIENCE_MS = 15_000;
const LOOKS_EVERY_MS = 20;

const pause = () => new Promise((resolve) => setTimeout(resolve, LOOKS_EVERY_MS));

const everything = (root: ParentNode): Element[] => [...root.querySelectorAll("*")];

const isDisabled = (element: Element): boolean =>
  element.matches("[disabled], [aria-disabled='true']") || element.closest("fieldset[disabled]") !== null;

/** Finds elements anew at each use, and waits for one before it does something to it: a part of Playwright's locators. */
export class Locator {
  readonly #find: () => Element[];
  readonly #words: string;
  /** The names of what has the same role, for a failure's message. */
  readonly #others: () => string[];

  constructor(find: () => Element[], words: string, others: () => string[] = () => []) {
    this.#find = find;
    this.#words = words;
    this.#others = others;
  }

  #within(isMeant: (element: Element) => boolean, words: string, others?: () => string[]): Locator {
    const find = () => [...new Set(this.#find().flatMap((root) => everything(root).filter(isMeant)))];
    return new Locator(find, `${this.#words} > ${words}`, others);
  }

  #choose(narrow: (found: Element[]) => Element[], words: string): Locator {
    return new Locator(() => narrow(this.#find()), `${this.#words} ${words}`);
  }

  getByRole(role: string, { name, exact = false, level }: ByRole = {}): Locator {
    const isMeant = (element: Element) =>
      hasRole(element, role) &&
      (level === undefined || element.localName === `h${level}`) &&
      (name === undefined || isNamed(element, name, exact));
    const others = () =>
      everything(document)
        .filter((element) => hasRole(element, role))
        .map((element) => nameOf(element));
    return this.#within(isMeant, `${role} ${name ?? ""}`, others);
  }

  /** The innermost elements with this text. */
  getByText(text: Matcher, { exact = false }: ByText = {}): Locator {
    const has = (element: Element) => matches(element.textContent ?? "", text, exact);
    const isMeant = (element: Element) => has(element) && isShown(element) && ![...element.children].some(has);
    return this.#within(isMeant, `text ${text}`);
  }

  /** The fields with this label. */
  getByLabel(label: Matcher, { exact = false }: ByText = {}): Locator {
    const isMeant = (element: Element) =>
      (element.matches("input, select, textarea") ||
        element.hasAttribute("aria-label") ||
        element.hasAttribute("aria-labelledby")) &&
      isShown(element) &&
      isNamed(element, label, exact);
    return this.#within(isMeant, `label ${label}`);
  }

  /** What a selector of style sheets finds. */
  locator(selector: string): Locator {
    return this.#within((element) => element.matches(selector) && isShown(element), selector);
  }

  filter({ hasText = "" }: Filter): Locator {
    return this.#choose(
      (found) => found.filter(({ textContent }) => matches(textContent ?? "", hasText)),
      `~${hasText}`,
    );
  }

  or(other: Locator): Locator {
    return new Locator(() => [...new Set([...this.#find(), ...other.#find()])], `${this.#words} or ${other.#words}`);
  }

  nth(place: number): Locator {
    return this.#choose((found) => found.slice(place, place === -1 ? undefined : place + 1), `[${place}]`);
  }

  first(): Locator {
    return this.nth(0);
  }

  last(): Locator {
    return this.nth(-1);
  }

  /** Waits until there is exactly one such element. */
  async #one(): Promise<Element> {
    const until = Date.now() + PATIENCE_MS;
    for (;;) {
      const [found, ...others] = this.#find();
      if (found !== undefined && others.length === 0) return found;
      if (Date.now() > until) {
        const count = found === undefined ? "none" : `${others.length + 1}`;
        throw new Error(
          `${count} of ${this.#words} on the page ${location.href}:\n${this.#others().join(" | ")}\n\n${shownText()}`,
        );
      }
      await pause();
    }
  }

  async #enabled(): Promise<Element> {
    const until = Date.now() + PATIENCE_MS;
    for (;;) {
      const element = await this.#one();
      if (!isDisabled(element)) return element;
      if (Date.now() > until) throw new Error(`${this.#words} stays disabled`);
      await pause();
    }
  }

  /** Waits until there is one, or none that is shown. */
  async waitFor({ state = "visible" }: { state?: "visible" | "hidden" | "detached" } = {}): Promise<void> {
    if (state === "visible") return void (await this.#one());
    const until = Date.now() + PATIENCE_MS;
    while (this.#find().length > 0) {
      if (Date.now() > until) throw new Error(`${this.#words} stays on the page:\n${shownText()}`);
      await pause();
    }
  }

  async click(): Promise<void> {
    click(await this.#enabled());
    await pause();
  }

  async fill(text: string): Promise<void> {
    fill(await this.#enabled(), text);
    await pause();
  }

  async check(): Promise<void> {
    if (!(await this.isChecked())) await this.click();
  }

  async uncheck(): Promise<void> {
    if (await this.isChecked()) await this.click();
  }

  async selectOption(choice: string): Promise<void> {
    select(await this.#enabled(), choice);
    await pause();
  }

  async setInputFiles(...files: readonly ChosenFile[]): Promise<void> {
    const chosen = files.map(({ name, mimeType, buffer }) => new File([buffer], name, { type: mimeType }));
    choose(await this.#one(), chosen);
    await pause();
  }

  async press(keys: string): Promise<void> {
    const element = await this.#one();
    if (element instanceof HTMLElement) element.focus();
    pressKey(keys);
    await pause();
  }

  /** Takes the focus away. */
  async blur(): Promise<void> {
    const element = await this.#one();
    if (element instanceof HTMLElement) element.blur();
    await pause();
  }

  async isFocused(): Promise<boolean> {
    return (await this.#one()) === document.activeElement;
  }

  /** How many there are now. */
  count(): Promise<number> {
    return Promise.resolve(this.#find().length);
  }

  isVisible(): Promise<boolean> {
    return Promise.resolve(this.#find().length > 0);
  }

  async isDisabled(): Promise<boolean> {
    return isDisabled(await this.#one());
  }

  async isChecked(): Promise<boolean> {
    const element = await this.#one();
    return element instanceof HTMLInputElement ? element.checked : element.getAttribute("aria-checked") === "true";
  }

  async inputValue(): Promise<string> {
    const element = await this.#one();
    return "value" in element ? String(element.value) : "";
  }

  async getAttribute(name: string): Promise<string | null> {
    return (await this.#one()).getAttribute(name);
  }

  async textContent(): Promise<string> {
    return (await this.#one()).textContent ?? "";
  }

  allTextContents(): Promise<string[]> {
    return Promise.resolve(this.#find().map(({ textContent }) => textContent ?? ""));
  }
}

/** The texts of the page's body, for a failure's message. */
function shownText(): string {
  const texts = [...document.body.querySelectorAll("*")]
    .filter((element) => element.children.length === 0 && isShown(element))
    .map(({ textContent }) => textContent);
  return texts.filter(Boolean).join(" | ").slice(0, 3000);
}
