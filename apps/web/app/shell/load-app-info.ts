import type { RouterContextProvider } from "react-router";
import { ApiError, messageOf } from "../api/api-error.ts";
import { apiContext, pageCall } from "../api/page-call.ts";
import { request } from "../api/request.ts";
import { pageLanguage } from "../locales/page-language.ts";
import { termsOf } from "./terms-of.ts";
import { type AppInfo, type ShopDocument, unknownInfo } from "./app-info.ts";

type Context = Readonly<RouterContextProvider>;

type FileName = "terms_of_service.pdf" | "privacy_policy.pdf";

async function shopDocument(context: Context, fileName: FileName): Promise<ShopDocument> {
  try {
    return { url: await request(context.get(apiContext), "getFileUrl", { query: { fileName } }) };
  } catch (error) {
    console.error(`${fileName} can't be linked`, error);
    return { url: "#", error: messageOf(error) };
  }
}

/** The official notice of the legal guarantee. A shop in production has none before an operator uploads it. */
async function guaranteeNotice(context: Context): Promise<ShopDocument | undefined> {
  try {
    return {
      url: await request(context.get(apiContext), "getFileUrl", { query: { fileName: "legal_guarantee.pdf" } }),
    };
  } catch (error) {
    if (!(error instanceof ApiError && error.code === "NOT_FOUND")) console.error("the notice can't be linked", error);
    return undefined;
  }
}

/** Loads the settings that every page shows. Never rejects, because error pages need them for their frame too. */
export async function loadAppInfo(context: Context): Promise<AppInfo> {
  const [info, terms, privacy, guarantee] = await Promise.all([
    pageCall(context, "getApplicationInfo").catch(() => undefined),
    shopDocument(context, "terms_of_service.pdf"),
    shopDocument(context, "privacy_policy.pdf"),
    guaranteeNotice(context),
  ]);
  if (info === undefined) return unknownInfo;
  const { appName, companyLegalLine, contactEmail, complaints, copyrightYear, authMethod, play, boxes } = info;
  const { maintenance, maintenanceMessages, look, demo, adminDemoPages, countdownUntilUtc } = info;
  return {
    brand: appName,
    companyLegalLine,
    contactEmail,
    complaints,
    copyrightYear,
    authMethod,
    maintenance,
    maintenanceMessage: maintenanceMessages[pageLanguage()] || maintenanceMessages.en,
    look,
    shopTerms: termsOf(info),
    play,
    boxes,
    demo,
    adminDemoPages,
    countdownUntilUtc,
    terms,
    privacy,
    guarantee,
  };
}
