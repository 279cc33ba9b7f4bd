import type { BrowserContext, Page } from "playwright-core";

export const BROWSER_WALLETS = ["applePay", "googlePay"] as const;
export type BrowserWallet = (typeof BROWSER_WALLETS)[number];

declare global {
  interface Window {
    browserWallets?: {
      has: (wallet: string) => boolean;
      /** Opens the sheet. Resolves with how the payment is to end, or undefined if the person closes the sheet. */
      ask: (wallet: string) => Promise<string | undefined>;
    };
  }
}

function addWallets(wallets: readonly string[]): void {
  const part = <Name extends keyof HTMLElementTagNameMap>(name: Name, changes: object): HTMLElementTagNameMap[Name] =>
    Object.assign(document.createElement(name), changes);

  function ask(wallet: string): Promise<string | undefined> {
    const sheet = part("dialog", { ariaLabel: `${wallet} sheet` });
    const choice = part("select", { ariaLabel: "Card in the wallet" });
    for (const outcome of ["captured", "declined", "slow"]) choice.append(part("option", { text: outcome }));
    const button = (text: string, value: string) => part("button", { type: "button", textContent: text, value });
    const buttons = [button("Confirm in the wallet", "confirm"), button("Close the wallet", "")];
    for (const each of [choice, ...buttons]) each.style.minBlockSize = "48px";
    sheet.append(choice, ...buttons);
    document.body.append(sheet);
    return new Promise((resolve) => {
      for (const each of buttons) each.addEventListener("click", () => sheet.close(each.value));
      sheet.addEventListener("close", () => {
        sheet.remove();
        resolve(sheet.returnValue === "confirm" ? choice.value : undefined);
      });
      sheet.showModal();
    });
  }
  Object.assign(window, { browserWallets: { has: (wallet: string) => wallets.includes(wallet), ask } });
  // By this, pages and vendors see that the browser has Apple's wallet.
  if (wallets.includes("applePay")) Object.assign(window, { ApplePaySession: { canMakePayments: () => true } });
}

/** Gives the pages of a context these wallets of a browser, with a sheet that stands for the browser's own. */
export async function standInForWallets(
  context: BrowserContext,
  wallets: readonly BrowserWallet[] = BROWSER_WALLETS,
): Promise<void> {
  await context.addInitScript(addWallets, wallets);
}

/** Confirms in the sheet that is open, with the card of this outcome. */
export async function confirmInSheet(
  page: Page,
  outcome: "captured" | "declined" | "slow" = "captured",
): Promise<void> {
  await page.getByLabel("Card in the wallet").selectOption(outcome);
  await page.getByRole("button", { name: "Confirm in the wallet" }).click();
}

export async function closeSheet(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Close the wallet" }).click();
}
