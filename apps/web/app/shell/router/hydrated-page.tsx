import { useState } from "react";
import { UNSAFE_FrameworkContext as FrameworkContext } from "react-router";
import { RouterProvider } from "react-router/dom";
import { createFirstRouter } from "./first-router.ts";

/** The page that the server rendered, inside the same providers that React Router's `ServerRouter` renders. */
export function HydratedPage() {
  const [router] = useState(() => createFirstRouter(window.firstPage));
  const { manifest, modules } = window.firstPage;
  return (
    <>
      <FrameworkContext
        value={{
          manifest,
          routeModules: modules,
          future: {},
          ssr: true,
          isSpaMode: false,
          routeDiscovery: { mode: "initial", manifestPath: "/__manifest" },
        }}
      >
        <RouterProvider router={router} />
      </FrameworkContext>
      {null}
    </>
  );
}
