import { useRouteLoaderData } from "react-router";
import type { CallResult } from "../api/request.ts";

/** A document to link. Without a URL it is linked as `#`, and `error` says why. */
export type ShopDocument = { url: string; error?: string };

/** The shop's settings, which every page has. */
export type AppInfo = {
  brand: string;
  companyLegalLine: string;
  contactEmail: string;
  copyrightYear: number;
  authMethod: CallResult<"getApplicationInfo">["authMethod"];
  maintenance: boolean;
  /** A demo shop, whose dashboard has sample notifications. */
  demo: boolean;
  /** The dashboard shows plain panels in place of its pages. */
  adminDemoPages: boolean;
  /** When the announced feature opens; null while that is not known. */
  countdownUntilUtc: string | null;
  terms: ShopDocument;
  privacy: ShopDocument;
};

/** Used while the API can't be reached, so that an error page still has a frame. */
export const unknownInfo: AppInfo = {
  brand: "Trove",
  companyLegalLine: "",
  contactEmail: "",
  copyrightYear: 2024,
  authMethod: "jwt",
  maintenance: false,
  demo: false,
  adminDemoPages: false,
  countdownUntilUtc: null,
  terms: { url: "#" },
  privacy: { url: "#" },
};

/** `origin` is the shop's public one. */
export type RootData = { info: AppInfo; origin: string };

export function useAppInfo(): AppInfo {
  return useRouteLoaderData<() => RootData>("root")?.info ?? unknownInfo;
}
