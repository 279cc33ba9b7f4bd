import { useEffect } from "react";
import { useBlocker } from "react-router";
import { bearer } from "../api/bearer.ts";
import { account } from "../locales/en/account.ts";
import { useTexts } from "../locales/texts.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/overlay/dialog.tsx";

/**
 * Asks before the person leaves a page with unsaved changes. The browser itself asks before the tab is closed. Never
 * blocks signing out.
 */
export function UnsavedPrompt({ isDirty }: { isDirty: boolean }) {
  const t = useTexts(account).unsaved;
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const stays = currentLocation.pathname === nextLocation.pathname && currentLocation.search === nextLocation.search;
    return isDirty && !stays && bearer() !== undefined;
  });

  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isDirty]);

  if (blocker.state !== "blocked") return null;
  const actions = (
    <>
      <Button variant="quiet" onClick={() => blocker.proceed()}>
        {t.leave}
      </Button>
      <Button data-focus-first onClick={() => blocker.reset()}>
        {t.stay}
      </Button>
    </>
  );
  return (
    <Dialog open onClose={() => blocker.reset()} title={t.title} actions={actions}>
      <p>{t.text}</p>
    </Dialog>
  );
}
