import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { Script } from "node:vm";
import { type Language, languages } from "@trove/contract/languages";
import { inject, vi } from "vitest";
import type { showApp, Shown } from "./bundle/app-in-window.tsx";
import { openWindow, type Stored } from "./window.ts";

export type Look = {
  language: Language;
  storage: Stored;
  /** Called when the page reloads itself. */
  onReload: () => void;
};

type Bundle = { showApp: typeof showApp };

const require = createRequire(import.meta.url);

let script: Script | undefined;

/** Evaluates all modules of the pages anew, as a browser does when it loads a page. They are compiled only once. */
function evaluateBundle(): Bundle {
  const path = inject("bundledApp");
  script ??= new Script(`(function (require, exports) {${readFileSync(path, "utf8")}\n})`, { filename: path });
  const evaluate = script.runInThisContext() as (load: NodeJS.Require, exports: Partial<Bundle>) => void;
  const exports: Partial<Bundle> = {};
  evaluate(require, exports);
  return exports as Bundle;
}

let shown: Shown | undefined;

/** Closes the page that is shown. */
export function leavePage(): void {
  shown?.leave();
}

/**
 * Shows a page in a simulated window, with its own routes, loaders and providers, and with newly loaded modules. Only
 * the network is replaced. Closes the previous page. The new window starts with the given storage.
 */
export async function showPage(url: string, network: typeof fetch, look: Look): Promise<void> {
  await shown?.settle();
  leavePage();
  await openWindow(url, look.storage);
  Object.defineProperty(location, "reload", { value: look.onReload });
  vi.stubGlobal("fetch", network);
  const { tag, dir } = languages[look.language];
  document.documentElement.lang = tag;
  document.documentElement.dir = dir;
  shown = await evaluateBundle().showApp(network);
}
