import type { PressOutcome, PressPorts } from "../../src/press/index.ts";
import { PressBrowser } from "./press-browser.ts";
import { PressShop } from "./press-shop.ts";

export const OTHER_HASH = "5e".repeat(32);
export const OTHER_ID = "99999999-0000-4000-8000-000000000001";

/** A browser after one honest press, a minute later. */
export async function opened(): Promise<{ shop: PressShop; browser: PressBrowser; first: PressOutcome }> {
  const shop = new PressShop();
  const browser = new PressBrowser(shop);
  const first = await browser.press();
  browser.now += 60_000;
  return { shop, browser, first };
}

/** The number of different entropies that were sent for each nonce. */
export function entropiesPerNonce({ reveals }: PressShop): number[] {
  const byNonce = Map.groupBy(reveals, ({ nonce }) => nonce);
  return [...byNonce.values()].map((ofNonce) => new Set(ofNonce.map(({ reveal }) => reveal.clientEntropy)).size);
}

/** The ports, of which one fails at its call number `at`, counted from 1. */
export function failing(ports: PressPorts, port: keyof PressPorts, at: number): PressPorts {
  let calls = 0;
  return new Proxy(ports, {
    get(target, name) {
      const honest: unknown = Reflect.get(target, name);
      if (name !== port || typeof honest !== "function") return honest;
      return (...given: unknown[]): unknown => {
        calls += 1;
        return calls === at ? Promise.reject(new TypeError(`${port} fails`)) : Reflect.apply(honest, target, given);
      };
    },
  });
}
