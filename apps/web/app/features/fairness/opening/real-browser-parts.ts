import { pageClock } from "@trove/fairness/press";
import { typedName } from "../../../session/typed-name.ts";
import type { Kept } from "../kept/database.ts";
import { httpShop } from "../shop/http-shop.ts";
import type { BrowserParts } from "./browser-parts.ts";
import { httpMirrors } from "../mirrors/http-mirrors.ts";
import { mustOpenKept } from "./browser-key.ts";
import { readClocks } from "./shop-time.ts";
import { randomHex } from "./random-hex.ts";

/** Waits for this time, or until the connection is back if that is sooner. */
function waitOrOnline(ms: number): Promise<void> {
  return new Promise((done) => {
    const over = () => {
      clearTimeout(timer);
      window.removeEventListener("online", over);
      done();
    };
    const timer = setTimeout(over, ms);
    window.addEventListener("online", over);
  });
}

const PAGE = randomHex();

function browserPartsOf(kept: Kept): BrowserParts {
  const clocks = { now: () => Date.now(), elapsed: () => performance.now() };
  const page = { page: PAGE, pageClock: pageClock() };
  return { kept, shop: httpShop, mirrors: httpMirrors, ...clocks, ...page, typedName, wait: waitOrOnline };
}

let current: BrowserParts | undefined;

/** Reads the clocks when the page becomes visible again, because the person may have set one of them meanwhile. */
function whenVisible(): void {
  if (document.visibilityState === "visible" && current !== undefined) void readClocks(current);
}

/** The real environment: this browser's clocks, its database, and the shop over HTTP. Throws Unable. */
export async function realBrowserParts(): Promise<BrowserParts> {
  const kept = await mustOpenKept();
  if (current === undefined) document.addEventListener("visibilitychange", whenVisible);
  if (current?.kept !== kept) current = browserPartsOf(kept);
  return current;
}
