import { randomUUID } from "node:crypto";
import { BroadcastChannel as NodeChannel } from "node:worker_threads";
import { IDBFactory } from "fake-indexeddb";
import { Window } from "happy-dom";
import { vi } from "vitest";

/** Node has these globals too, but happy-dom's elements work only with the events of their own window. */
const OF_THE_WINDOW = ["Event", "CustomEvent", "EventTarget", "navigator", "localStorage", "sessionStorage"];
const LEFT_OUT = ["globalThis", "global"];

/** The name of the getters by which globals of a window are recognised, so that a later window can replace them. */
const OF_WINDOW = "of the window";

/** The contents of a window's storages. */
export type Stored = Record<"local" | "session", Record<string, string>>;

export function contentsOf(storage: Storage): Record<string, string> {
  return Object.fromEntries(Object.keys(storage).map((name) => [name, storage.getItem(name) ?? ""]));
}

let present: Window | undefined;

/** The names of all globals that a window provides, including inherited ones. */
function namesOf(opened: Window): string[] {
  const all = new Set<string>();
  for (let of: object | null = opened; of !== null && of !== Object.prototype; of = Reflect.getPrototypeOf(of)) {
    for (const name of Object.getOwnPropertyNames(of)) all.add(name);
  }
  return [...all].filter((name) => {
    const own = Object.getOwnPropertyDescriptor(globalThis, name);
    const isFree = !(name in globalThis) || own?.get?.name === OF_WINDOW;
    return !LEFT_OUT.includes(name) && (isFree || OF_THE_WINDOW.includes(name));
  });
}

/** A global of the window as scripts see it. Functions are bound to the window; classes are not. */
function seen(opened: Window, name: string): unknown {
  const value: unknown = Reflect.get(opened, name);
  return typeof value === "function" && /^[a-z]/.test(name) ? value.bind(opened) : value;
}

/** Adds popovers, which happy-dom lacks. An attribute marks a popover as shown. */
function addPopovers({ HTMLElement: element }: Window): void {
  const changer = (to: boolean) =>
    function change(this: HTMLElement) {
      this.toggleAttribute("data-popover-open", to);
      const event = new Event("toggle");
      this.dispatchEvent(Object.assign(event, { newState: to ? "open" : "closed", oldState: to ? "closed" : "open" }));
    };
  Object.assign(element.prototype, { showPopover: changer(true), hidePopover: changer(false) });
}

/** Grants every lock at once, because there is only one window. */
const locks = { request: async (_name: string, ...rest: unknown[]) => (rest.at(-1) as () => unknown)() };

/**
 * A channel that only this window uses, so that closed windows neither receive its messages nor send it their sessions.
 */
function ownChannel() {
  const own = randomUUID();
  return class extends NodeChannel {
    constructor(name: string) {
      super(`${own} ${name}`);
      this.unref();
    }
  };
}

/**
 * Opens a new, empty window at this URL and makes it the one that scripts see, with reduced motion. It stays until the
 * next one replaces it, because React may still have work to do.
 */
export async function openWindow(url: string, { local, session }: Stored): Promise<void> {
  const opened = new Window({
    url,
    width: 1440,
    height: 900,
    settings: {
      device: { prefersColorScheme: "dark", prefersReducedMotion: "reduce" },
      disableJavaScriptFileLoading: true,
      disableCSSFileLoading: true,
      handleDisabledFileLoadingAsSuccess: true,
      navigation: { disableMainFrameNavigation: true, disableChildFrameNavigation: true },
    },
  });
  addPopovers(opened);
  Object.defineProperty(opened.navigator, "locks", { value: locks });
  for (const name of namesOf(opened)) {
    Object.defineProperty(globalThis, name, {
      configurable: true,
      get: Object.defineProperty(() => seen(opened, name), "name", { value: OF_WINDOW }),
      set: (value: unknown) => {
        Reflect.set(opened, name, value);
      },
    });
  }
  for (const [name, value] of Object.entries(local)) localStorage.setItem(name, value);
  for (const [name, value] of Object.entries(session)) sessionStorage.setItem(name, value);
  vi.stubGlobal("BroadcastChannel", ownChannel());
  Object.defineProperty(globalThis, "indexedDB", { configurable: true, value: new IDBFactory() });
  await present?.happyDOM.close();
  present = opened;
}
