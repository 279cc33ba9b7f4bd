import { useEffect } from "react";
import { forgetStored, store, storedText } from "../../../storage/browser-storage.ts";

/** In local storage from the first visit on. The script of the first paint hides the head of the front page by it. */
const KNOWN = "shop-known";

/** In session storage during the first visit, so that the head stays there until the tab is closed. */
const NEW = "shop-new";

/** Notes that this browser has seen the front page. Returns a function that hides its head for good. */
export function useKnownShop(): () => void {
  useEffect(() => {
    if (storedText("local", KNOWN) === null && store("session", NEW, true)) store("local", KNOWN, true);
  }, []);
  return () => {
    forgetStored("session", NEW);
    document.documentElement.dataset["knows"] = "";
  };
}
