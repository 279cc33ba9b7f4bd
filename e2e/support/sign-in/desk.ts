import type { Page } from "playwright-core";
import { inject } from "vitest";
import { expectSound } from "../looks.ts";
import type { Method } from "./screens.ts";
import type { StandIn } from "./stand-in.ts";

export const PASSWORD = "seven quiet lanterns 1";

/** A sign-in method, with the provider that a journey runs for it. */
export type Desk = { standIn: StandIn; method: Method };

/** In the short form, looks are checked for one method whose mails have codes and one whose mails have links. */
const isLookChecked = (method: Method) => inject("size").allLooks || method !== "firebase";

export async function expectSoundFor(page: Page, { method }: Desk): Promise<void> {
  if (isLookChecked(method)) await expectSound(page);
}
