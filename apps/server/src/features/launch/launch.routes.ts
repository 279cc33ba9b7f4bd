import type { Bind } from "../../http/bind.ts";
import { readLaunch } from "./launch.store.ts";
import type { LaunchParts } from "./parts.ts";
import { signUp } from "./sign-up.ts";
import { readSignupToken } from "./signup-links.ts";
import { confirmSignup, deleteSignup } from "./signups.store.ts";
import { Refusal } from "../../command/refusal.ts";

export function launchRoutes(bind: Bind, parts: LaunchParts): void {
  const { db, secrets, now } = parts;

  bind("getLaunch", async ({ language }) => {
    const [goods, { name, description, translations }] = await Promise.all([parts.readGoods(), readLaunch(db)]);
    const own = language === "en" ? undefined : translations[language];
    return { ...goods, title: own?.name || name, text: own?.description || description };
  });

  bind("signUpForLaunch", async ({ body, language }) => {
    await signUp(parts, body.email, language);
    return undefined;
  });

  bind("confirmLaunchSignUp", async ({ params }) => {
    const isWaiting = await confirmSignup(db, readSignupToken(secrets.rootKeys, "confirm", params.token), now());
    if (!isWaiting) throw new Refusal("NOT_FOUND");
    return undefined;
  });

  bind("endLaunchSignUp", async ({ params }) => {
    await deleteSignup(db, readSignupToken(secrets.rootKeys, "end", params.token).email);
    return undefined;
  });
}
