import { useQuery } from "../../../api/use-query.ts";
import { useHasRole } from "../../../session/use-session.ts";
import { type AppInfo, useAppInfo } from "../../../shell/app-info.ts";

/** `quick`: the reel can be skipped, and boxes opened again from the result. */
export type PlayRules = AppInfo["play"];

/** The rules of play in the person's market. Of visitors, and until it is known, those of most countries. */
export function usePlayRules(): PlayRules {
  const { play } = useAppInfo();
  const isUser = useHasRole("User");
  return useQuery("getProtection", isUser ? {} : undefined).data?.market ?? play;
}
