import { Link, useLocation } from "react-router";
import type { CallResult } from "../../../api/request.ts";
import { identity as texts } from "../../../locales/en/protection/identity.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";

type Props = Pick<CallResult<"getProtection">, "identity" | "market">;

/** Leads to the page of the identity, and back, if the market asks for more than is known. */
export function IdentityNotice({ identity: { state }, market: { ageCheck } }: Props) {
  const t = useTexts(texts).notice;
  const { pathname, search } = useLocation();
  const isEnough = { Off: true, Declared: state !== "None", Verified: state === "Verified" }[ageCheck];
  if (isEnough || state === "Verified") return null;
  const page = `/account/identity?returnTo=${encodeURIComponent(pathname + search)}`;
  return (
    <Alert kind="warning" action={<Link to={page}>{t.link}</Link>}>
      {t[state]}
    </Alert>
  );
}
