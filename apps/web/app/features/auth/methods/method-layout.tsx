import { type LoaderFunctionArgs, Outlet, useLoaderData, useLocation } from "react-router";
import { signInContext } from "../../../shell/page-context.ts";
import type { SignInSettings } from "../../../shell/sign-in-settings.ts";
import { MethodDisabled } from "./method-disabled.tsx";

export function loader({ context }: LoaderFunctionArgs): SignInSettings {
  return context.get(signInContext);
}

/** Not loaded again, because the settings change only when the server restarts. */
export function shouldRevalidate(): boolean {
  return false;
}

/**
 * Shows the pages of the sign-in method that the shop uses. At the URLs of other methods, says that they are disabled.
 */
export default function MethodLayout() {
  const { method } = useLoaderData<typeof loader>();
  const { pathname } = useLocation();
  return pathname.startsWith(`/auth/${method}/`) ? <Outlet /> : <MethodDisabled own={method} />;
}
