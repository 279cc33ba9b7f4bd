import type { RouterContextProvider } from "react-router";
import { pageCall } from "../api/page-call.ts";
import { type AppInfo, unknownInfo } from "./app-info.ts";

type Context = Readonly<RouterContextProvider>;

async function documentUrl(context: Context, fileName: "terms_of_service.pdf" | "privacy_policy.pdf"): Promise<string> {
  return pageCall(context, "getFileUrl", { query: { fileName } }).catch((error: unknown) => {
    console.error(`${fileName} can't be linked`, error);
    return "#";
  });
}

/** Loads what every page shows. Never rejects: an error page needs its frame too. */
export async function loadAppInfo(context: Context): Promise<AppInfo> {
  const [info, termsUrl, privacyUrl] = await Promise.all([
    pageCall(context, "getApplicationInfo").catch(() => undefined),
    documentUrl(context, "terms_of_service.pdf"),
    documentUrl(context, "privacy_policy.pdf"),
  ]);
  if (info === undefined) return unknownInfo;
  const { appName, companyLegalLine, contactEmail, copyrightYear, authMethod } = info;
  const { maintenance, demo, adminDemoPages, countdownUntilUtc } = info;
  return {
    brand: appName,
    companyLegalLine,
    contactEmail,
    copyrightYear,
    authMethod,
    maintenance,
    demo,
    adminDemoPages,
    countdownUntilUtc,
    termsUrl,
    privacyUrl,
  };
}
