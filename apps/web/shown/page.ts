import { type EndpointName, type Endpoints, type ResponseOf, type Route, routes } from "@trove/contract";
import type { Language } from "@trove/contract/languages";
import type { SessionRecord } from "../app/session/session-record.ts";
import { pressKey, typeText } from "./gestures.ts";
import { Locator } from "./locator.ts";
import { showPage } from "./show-page.ts";
import { until } from "./waiting.ts";
import { contentsOf, type Stored } from "./window.ts";

/** Sends a request to the shop. */
type Network = typeof fetch;
type Answer = (ask: () => Promise<Response>, init: RequestInit) => Promise<Response>;

const isOf = ({ method, path }: Route, url: URL, init: RequestInit) =>
  (init.method ?? "GET") === method && new RegExp(`^${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`).test(url.pathname);

/** The page that is shown. `keep` saves the contents of its window's storages. */
let present: { own: symbol; keep: () => void } | undefined;

const storedNow = (): Stored => ({ local: contentsOf(localStorage), session: contentsOf(sessionStorage) });

/** A visitor's window. It has one page at a time, which is shown after `visit`. */
export class Page extends Locator {
  readonly #own: symbol;
  readonly #url: string;
  readonly #network: Network;
  readonly #person: SessionRecord | undefined;
  readonly #language: Language;
  #stored: Stored = { local: {}, session: {} };
  #isOffline = false;
  readonly #answers = new Map<EndpointName, Answer>();
  #asked: string[] = [];

  constructor(url: string, network: Network, person: SessionRecord | undefined, language: Language) {
    const own = Symbol("page");
    super(() => {
      if (present?.own !== own) throw new Error("another page is shown: visit this one again");
      return [document.documentElement];
    }, "page");
    this.#own = own;
    this.#url = url;
    this.#network = network;
    this.#person = person;
    this.#language = language;
  }

  readonly keyboard = {
    press: (keys: string): Promise<void> => Promise.resolve(pressKey(keys)),
    type: (text: string): Promise<void> => Promise.resolve(typeText(text)),
  };

  /** Opens a path in this window. It replaces the page that is shown, even if that belongs to another window. */
  async visit(path: string): Promise<void> {
    present?.keep();
    const keep = () => {
      this.#stored = storedNow();
    };
    present = { own: this.#own, keep };
    await this.#show(new URL(path, this.#url).href);
  }

  /** Stores a text in the window's local storage, for this page and the next. */
  store(name: string, text: string): void {
    if (present?.own === this.#own) present.keep();
    this.#stored.local[name] = text;
    if (present?.own === this.#own) localStorage.setItem(name, text);
  }

  /** Loads the shown page again, and keeps everything that it has stored. */
  async reload(): Promise<void> {
    present?.keep();
    await this.#show(location.href);
  }

  async #show(url: string): Promise<void> {
    const { local, session } = this.#stored;
    const signedIn = this.#person && { user_data: JSON.stringify(this.#person) };
    this.#asked = [];
    await showPage(url, (input, init) => this.#fetch(input instanceof Request ? input.url : String(input), init), {
      language: this.#language,
      storage: { local, session: { ...session, ...signedIn } },
      onReload: () => void this.reload(),
    });
    await until(
      () => document.documentElement.dataset["ready"],
      () => `${url} does not start`,
    );
  }

  /**
   * From now on, answers these calls instead of the shop: with a response of the contract's type, or with the result of
   * the function `reply`.
   */
  answer<Name extends EndpointName>(name: Name, reply: ResponseOf<Endpoints[Name]> | Answer): void {
    this.#answers.set(name, typeof reply === "function" ? (reply as Answer) : async () => Response.json(reply));
  }

  /** Lets the shop answer these calls again, after `answer`. */
  pass(name: EndpointName): void {
    this.#answers.delete(name);
  }

  /** Simulates that the window is offline, or online again. */
  setOffline(isOffline: boolean): void {
    this.#isOffline = isOffline;
    Object.defineProperty(navigator, "onLine", { configurable: true, value: !isOffline });
    window.dispatchEvent(new Event(isOffline ? "offline" : "online"));
  }

  /** Waits until the page has requested the stream of live events. */
  async hears(): Promise<void> {
    const isHeard = () => this.#asked.includes(routes.streamEvents.path) || undefined;
    await until(isHeard, () => "the page does not listen");
  }

  /** The path with query and hash. */
  path(): string {
    return location.pathname + location.search + location.hash;
  }

  /** Waits until path, query and hash equal the expected text, or begin with it if it ends in `*`. */
  async waitForPath(expected: string): Promise<void> {
    const isThere = () =>
      expected.endsWith("*") ? this.path().startsWith(expected.slice(0, -1)) : this.path() === expected;
    await until(
      () => isThere() || undefined,
      () => `no page ${expected}`,
    );
  }

  async #fetch(path: string, init: RequestInit = {}): Promise<Response> {
    if (this.#isOffline) throw new TypeError("there is no connection");
    const url = new URL(path, this.#url);
    const ask = () => this.#network(url, init);
    for (const [name, answer] of this.#answers) if (isOf(routes[name], url, init)) return answer(ask, init);
    const response = await ask();
    this.#asked.push(url.pathname);
    return response;
  }
}
