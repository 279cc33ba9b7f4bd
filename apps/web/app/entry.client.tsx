import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { HydratedPage } from "./shell/router/hydrated-page.tsx";

// In development the routes come from Vite, as React Router expects them.
const Page = import.meta.env.DEV ? HydratedRouter : HydratedPage;

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Page />
    </StrictMode>,
  );
});
