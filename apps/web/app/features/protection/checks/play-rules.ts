import { useState } from "react";
import { useHasRole } from "../../../session/use-session.ts";
import { type AppInfo, useAppInfo } from "../../../shell/app-info.ts";

/** `quick`: the reel can be skipped, and boxes opened again from the result. */
export type PlayRules = AppInfo["play"];

/**
 * The rules of play in the person's market, and the function for `PlayWatch` to set them. Of visitors, and until they
 * are set, those of most countries.
 */
export function usePlayRules() {
  const { play } = useAppInfo();
  const isUser = useHasRole("User");
  const [market, setMarket] = useState<PlayRules>();
  return [isUser && market !== undefined ? market : play, setMarket] as const;
}
