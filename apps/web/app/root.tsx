import "./theme/layers.css";
import "./theme/fonts.css";
import "./theme/tokens.css";
import "./theme/presets.css";
import "./theme/base.css";
import textFace from "./theme/fonts/public-sans-basic.woff2?url";
import { languages } from "@trove/contract/languages";
import { readLocale } from "@trove/money";
import { type ReactNode, use } from "react";
import { type LoaderFunctionArgs, Outlet, useRouteLoaderData } from "react-router";
import type { RootData } from "./shell/app-info.ts";
import { AppEffects } from "./shell/app-effects.tsx";
import { CrashPage } from "./layout/frames/crash-page.tsx";
import { PageScripts } from "./shell/first-page/page-scripts.tsx";
import { PageStyles } from "./shell/first-page/page-styles.tsx";
import { firstPaintScript } from "./shell/first-page/first-paint.ts";
import { PageContexts } from "./shell/page-contexts.tsx";
import { useKeptAttributes } from "./shell/use-kept-attributes.ts";
import { loadAppInfo } from "./shell/load-app-info.ts";
import { NonceContext } from "./shell/first-page/nonce.ts";
import { brandStyle } from "./theme/brand-style.ts";
import { pageLanguage } from "./locales/page-language.ts";

readLocale(() => languages[pageLanguage()].tag);

export async function loader({ context, request }: LoaderFunctionArgs): Promise<RootData> {
  return { info: await loadAppInfo(context), origin: new URL(request.url).origin };
}

/** The frame's data changes only when a new release of the shop starts, so navigation doesn't reload it. */
export function shouldRevalidate(): boolean {
  return false;
}

export function Layout({ children }: { children: ReactNode }) {
  useKeptAttributes();
  const nonce = use(NonceContext);
  const data = useRouteLoaderData<() => RootData>("root");
  const { tag, dir } = languages[pageLanguage()];
  return (
    <html
      lang={tag}
      dir={dir}
      data-scheme="dark"
      data-session="none"
      style={brandStyle(data?.info.look)}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0a0e0f" />
        <script
          nonce={nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? firstPaintScript(textFace) : "" }}
        />
        <PageStyles />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
      </head>
      <body>
        <PageContexts>{children}</PageContexts>
        <PageScripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function App() {
  return (
    <>
      <AppEffects />
      <Outlet />
    </>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <CrashPage error={error} />;
}
