import type { Bind } from "../../../http/bind.ts";
import type { LaunchOperatorParts } from "./parts.ts";
import { readGuide } from "./read-guide.ts";
import { wordsResponse } from "./launch-acts.ts";

export function launchOperatorRoutes(bind: Bind, parts: LaunchOperatorParts): void {
  bind("getLaunchGuide", () => readGuide(parts));
  bind("getLaunchWords", () => wordsResponse(parts.db));
}
