import { choose, click, fill, pressKey, select } from "./gestures.ts";
import { hasRole, isDisabled, isNamed, isTicked, nameOf } from "./roles.ts";
import { isShown, type Matcher, matches, withText } from "./texts.ts";
import { pause, until } from "./waiting.ts";

type ByRole = { name?: Matcher; exact?: boolean; level?: number; expanded?: boolean; checked?: boolean };
type ByText = { exact?: boolean };
type ChosenFile = { name: string; mimeType: string; buffer: Buffer };
type Filter = { hasText?: Matcher; has?: Locator };

const everything = (root: ParentNode): Element[] => [...root.querySelectorAll("*")];

/** Finds elements again at each use, and waits for an element before acting on it, like Playwright's locators. */
export class Locator {
  readonly #find: () => Element[];
  readonly #words: string;
  /** The names of all elements with the same role, for the message of a failure. */
  readonly #others: () => string;

  constructor(find: () => Element[], words: string, others = () => "") {
    this.#find = find;
    this.#words = words;
    this.#others = others;
  }

  #within(isMeant: (element: Element) => boolean, words: string, others?: () => string): Locator {
    const find = () => [...new Set(this.#find().flatMap((root) => everything(root).filter(isMeant)))];
    return new Locator(find, `${this.#words} > ${words}`, others);
  }

  #choose(narrow: (found: Element[]) => Element[], words: string): Locator {
    return new Locator(() => narrow(this.#find()), `${this.#words} ${words}`);
  }

  getByRole(role: string, { name, exact = false, level, expanded, checked }: ByRole = {}): Locator {
    const isMeant = (element: Element) =>
      hasRole(element, role) &&
      (level === undefined || element.localName === `h${level}`) &&
      (expanded === undefined || element.getAttribute("aria-expanded") === String(expanded)) &&
      (checked === undefined || isTicked(element) === checked) &&
      (name === undefined || isNamed(element, name, exact));
    const others = () =>
      everything(document)
        .filter((element) => hasRole(element, role))
        .map((element) => nameOf(element))
        .join(" | ");
    return this.#within(isMeant, `${role} ${name ?? ""}`, others);
  }

  /** The innermost elements with this text. May include the element in which it searches. */
  getByText(text: Matcher, { exact = false }: ByText = {}): Locator {
    const find = () => [...new Set(this.#find().flatMap((root) => withText(root, text, exact)))];
    return new Locator(find, `${this.#words} > text ${text}`);
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

  /** The elements that match a CSS selector, including hidden ones. */
  locator(selector: string): Locator {
    return this.#within((element) => element.matches(selector), selector);
  }

  filter({ hasText = "", has }: Filter): Locator {
    const isMeant = (element: Element) =>
      matches(element.textContent ?? "", hasText) &&
      (has === undefined || has.#find().some((inner) => element.contains(inner)));
    return this.#choose((found) => found.filter(isMeant), `~${hasText}`);
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

  /** Waits until exactly one element matches and `isReady` returns true for it. */
  #one(isReady: (element: Element) => boolean = () => true): Promise<Element> {
    const look = () => {
      const [found, ...others] = this.#find();
      return found !== undefined && others.length === 0 && isReady(found) ? found : undefined;
    };
    return until(look, () => `${this.#find().length} of ${this.#words} instead of one, of these:\n${this.#others()}`);
  }

  #enabled(): Promise<Element> {
    return this.#one((element) => !isDisabled(element));
  }

  /** Waits until exactly one element matches, or for other states until none does. */
  async waitFor({ state = "visible" }: { state?: "visible" | "hidden" | "detached" } = {}): Promise<void> {
    if (state === "visible") await this.#one();
    else
      await until(
        () => (this.#find().length === 0 ? true : undefined),
        () => `${this.#words} stays`,
      );
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
    const chosen = files.map(
      ({ name, mimeType, buffer }) => new File([new Uint8Array(buffer)], name, { type: mimeType }),
    );
    choose(await this.#one(), chosen);
    await pause();
  }

  async press(keys: string): Promise<void> {
    await this.focus();
    pressKey(keys);
    await pause();
  }

  async focus(): Promise<void> {
    const element = await this.#one();
    if (element instanceof HTMLElement) element.focus();
  }

  /** Removes the focus from the element. */
  async blur(): Promise<void> {
    const element = await this.#one();
    if (element instanceof HTMLElement) element.blur();
    await pause();
  }

  async isFocused(): Promise<boolean> {
    return (await this.#one()) === document.activeElement;
  }

  /** The number of elements that match now. */
  count(): Promise<number> {
    return Promise.resolve(this.#find().length);
  }

  async isDisabled(): Promise<boolean> {
    return isDisabled(await this.#one());
  }

  async isChecked(): Promise<boolean> {
    return isTicked(await this.#one());
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
