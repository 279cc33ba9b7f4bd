import { useRouteLoaderData } from "react-router";
import type { CallResult } from "../api/request.ts";
import { standardTerms, type Terms } from "./terms.ts";

/** A document to link. If `url` is `#`, `error` states why the document can't be linked. */
export type ShopDocument = { url: string; error?: string };

/** The shop's settings, which every page needs. */
export type AppInfo = {
  brand: string;
  companyLegalLine: string;
  contactEmail: string;
  complaints: CallResult<"getApplicationInfo">["complaints"];
  copyrightYear: number;
  authMethod: CallResult<"getApplicationInfo">["authMethod"];
  maintenance: boolean;
  /** The owner's words about the maintenance, in the page's language; empty for the standard text. */
  maintenanceMessage: string;
  look: CallResult<"getApplicationInfo">["look"];
  shopTerms: Terms;
  play: CallResult<"getApplicationInfo">["play"];
  boxes: CallResult<"getApplicationInfo">["boxes"];
  /** True for a demo shop. Its dashboard has sample notifications. */
  demo: boolean;
  /** True if the dashboard shows plain panels instead of its pages. */
  adminDemoPages: boolean;
  /** The time at which the announced feature opens; null if that is not known. */
  countdownUntilUtc: string | null;
  terms: ShopDocument;
  privacy: ShopDocument;
  /** The official notice of the legal guarantee; undefined if the shop has none. */
  guarantee?: ShopDocument | undefined;
};

/** Used if the API can't be reached, so that the error page still has a frame. */
export const unknownInfo: AppInfo = {
  brand: "Trove",
  companyLegalLine: "",
  contactEmail: "",
  complaints: { answerDays: 14, adrBody: "" },
  copyrightYear: 2024,
  authMethod: "jwt",
  maintenance: false,
  maintenanceMessage: "",
  look: { darkColour: "", lightColour: "", logoUrl: "" },
  shopTerms: standardTerms,
  play: { quick: false, maxOpenCount: 1, sellBack: false },
  boxes: { areOffered: false, differ: false },
  demo: false,
  adminDemoPages: false,
  countdownUntilUtc: null,
  terms: { url: "#" },
  privacy: { url: "#" },
};

/** `origin` is the public origin of the shop. */
export type RootData = { info: AppInfo; origin: string };

export function useAppInfo(): AppInfo {
  return useRouteLoaderData<() => RootData>("root")?.info ?? unknownInfo;
}
