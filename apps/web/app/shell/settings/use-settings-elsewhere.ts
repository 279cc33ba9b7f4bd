import { useEffect } from "react";
import { followStored } from "../../storage/browser-storage.ts";
import { paintBrowserBar } from "./browser-bar.ts";
import { isSetting } from "./settings.ts";

async function reread(): Promise<void> {
  const { rereadSettings } = await import("./settings-store.ts");
  rereadSettings();
}

/**
 * Applies settings that another tab changes. A page in the back/forward cache gets no storage events, so it reads the
 * settings when it is shown again.
 */
export function useSettingsElsewhere(): void {
  useEffect(() => {
    paintBrowserBar();
    const stop = followStored(isSetting, () => void reread());
    const onShown = ({ persisted }: PageTransitionEvent) => persisted && void reread();
    window.addEventListener("pageshow", onShown);
    return () => {
      stop();
      window.removeEventListener("pageshow", onShown);
    };
  }, []);
}
