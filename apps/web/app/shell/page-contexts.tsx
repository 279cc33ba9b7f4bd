import type { ReactNode } from "react";
import { useRouteLoaderData } from "react-router";
import { Toasts } from "../ui/overlay/toasts.tsx";
import { BrandContext, OriginContext } from "../ui/page/site.ts";
import { type RootData, unknownInfo } from "./app-info.ts";
import { keepTerms } from "./terms.ts";
import { SettingsContext, defaultSettings } from "./settings/settings.ts";

/**
 * The providers around every page: the shop's name and origin, and the settings. Toasts are rendered beside the page.
 */
export function PageContexts({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<() => RootData>("root");
  if (data !== undefined) keepTerms(data.info.shopTerms);
  return (
    <>
      <OriginContext value={data?.origin ?? ""}>
        <BrandContext value={data?.info.brand ?? unknownInfo.brand}>
          <SettingsContext value={defaultSettings}>{children}</SettingsContext>
        </BrandContext>
      </OriginContext>
      <Toasts />
    </>
  );
}
