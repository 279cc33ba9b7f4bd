import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { auth } from "../../../locales/en/auth.ts";
import { providerPages } from "../../../locales/en/auth/provider-pages.ts";
import { useTexts } from "../../../locales/texts.ts";
import { useSession } from "../../../session/use-session.ts";
import { useAppInfo } from "../../../shell/app-info.ts";
import type { SignInSettings } from "../../../shell/sign-in-settings.ts";
import { Button } from "../../../ui/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { PageTitle } from "../../../ui/page/page-title.tsx";
import styles from "../auth-form.module.css";
import { FirstSteps } from "../exchange/first-steps.tsx";
import { useExchange } from "../exchange/use-exchange.ts";
import { useSignInSettings } from "../methods/use-sign-in-settings.ts";
import { ProviderRefusal } from "../providers/provider-refusal.ts";
import { SignedInAs } from "../signed-in-as.tsx";

/** The provider's URL that ends its session and redirects to the shop's front page. */
function signOutAddress({ tenant, clientId }: SignInSettings & { method: "auth0" }): string {
  const query = new URLSearchParams({ client_id: clientId, returnTo: `${window.location.origin}/` });
  return `${tenant}/v2/logout?${query}`;
}

type Settings = SignInSettings & { method: "auth0" };

/** True if the URL has the parameters that the provider's page adds when it redirects back. */
const isReturn = (search: URLSearchParams) => search.has("state") && (search.has("code") || search.has("error"));

function useRefusalText() {
  const t = useTexts(providerPages).refusals;
  return (error: unknown): string => {
    console.error(error);
    if (error instanceof ProviderRefusal) return t[error.kind];
    return error instanceof Error && error.name === "ApiError" ? error.message : t.unreachable;
  };
}

/** Signs in on the provider's own page, which redirects back to this page. */
function Auth0SignIn({ settings }: { settings: Settings }) {
  const t = useTexts(providerPages).auth0;
  const words = useTexts(auth).signIn;
  const { brand } = useAppInfo();
  const navigate = useNavigate();
  const textOf = useRefusalText();
  const { newcomer, ...exchanging } = useExchange();
  const [search] = useSearchParams();
  const [busy, setBusy] = useState<"back" | "login" | "signup" | undefined>(isReturn(search) ? "back" : undefined);
  const [failure, setFailure] = useState<string>();
  // True after a failed sign-in or a cancelled first-steps form. Then the provider must ask for credentials again.
  const [asksAnew, setAsksAnew] = useState(false);
  const isBegun = useRef(false);

  async function finish(): Promise<void> {
    const address = window.location.href;
    await navigate({ search: "" }, { replace: true });
    try {
      const { comeBack } = await import("./auth0.ts");
      const returned = await comeBack(settings, address);
      await navigate({ search: returned.search }, { replace: true });
      await exchanging.exchange(returned.session, returned.email);
    } catch (error) {
      setFailure(textOf(error));
      setAsksAnew(true);
    }
    setBusy(undefined);
  }

  useEffect(() => {
    if (busy !== "back" || isBegun.current) return;
    isBegun.current = true;
    void finish();
  });

  async function leave(page: "login" | "signup"): Promise<void> {
    setBusy(page);
    setFailure(undefined);
    try {
      const { goToProvider } = await import("./auth0.ts");
      await goToProvider(settings, { page, search: search.toString(), asksAnew });
    } catch (error) {
      setFailure(textOf(error));
      setBusy(undefined);
    }
  }

  function forget(): void {
    exchanging.forget();
    setAsksAnew(true);
  }

  if (newcomer !== undefined) return <FirstSteps newcomer={newcomer} exchange={exchanging.exchange} forget={forget} />;
  return (
    <div className={styles["form"]}>
      <PageTitle title={words.pageTitle}>{words.title(brand)}</PageTitle>
      <p className={styles["lead"]} role="status">
        {busy === "back" ? t.back : t.text}
      </p>
      {failure !== undefined && <Alert kind="bad">{failure}</Alert>}
      <Button size="large" wide busy={busy === "login" || busy === "back"} onClick={() => void leave("login")}>
        {words.submit}
      </Button>
      <Button variant="outline" size="large" wide busy={busy === "signup"} onClick={() => void leave("signup")}>
        {words.toSignUp}
      </Button>
    </div>
  );
}

/** Ends the provider's session, after the shop's has ended. Otherwise the next sign-in would not ask for a password. */
function Auth0SignOut({ settings }: { settings: Settings }) {
  const t = useTexts(providerPages).auth0;
  useEffect(() => window.location.replace(signOutAddress(settings)), [settings]);
  return (
    <div className={styles["form"]}>
      <PageTitle title={t.signingOut} />
    </div>
  );
}

export default function Auth0Page() {
  const settings = useSignInSettings();
  const session = useSession();
  const { state } = useLocation();
  if (settings.method !== "auth0") return null;
  if (session.status === "authenticated") return <SignedInAs user={session.user} />;
  const isLeaving = (Object(state) as Record<string, unknown>)["signOut"] === true;
  return isLeaving ? <Auth0SignOut settings={settings} /> : <Auth0SignIn settings={settings} />;
}
