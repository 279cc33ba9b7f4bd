import { type LoaderFunctionArgs, Outlet, useLoaderData, useLocation } from "react-router";
import { signInContext } from "../../../shell/page-context.ts";
import type { SignInSettings } from "../../../shell/sign-in-settings.ts";
import { MethodDisabled } from "./method-disabled.tsx";

export function loader({ context }: LoaderFunctionArgs): SignInSettings {
  return context.get(signInContext);
}

/** The settings change only with a restart. */
export function shouldRevalidate(): boolean {
  return false;
}

/** Shows the pages of the configured sign-in method. Pages of other methods say that they aren't enabled. */
export default function MethodLayout() {
  const { method } = useLoaderData<typeof loader>();
  const { pathname } = useLocation();
  return pathname.startsWith(`/auth/${method}/`) ? <Outlet /> : <MethodDisabled own={method} />;
}
