import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { HydratedPage } from "./shell/router/hydrated-page.tsx";

// In development, Vite provides the routes in the form that React Router's own HydratedRouter expects.
const Page = import.meta.env.DEV ? HydratedRouter : HydratedPage;

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Page />
    </StrictMode>,
  );
});
