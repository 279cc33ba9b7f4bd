import { Suspense, lazy } from "react";
import { type Cents, formatEuros, times } from "@trove/money";
import { useLocation } from "react-router";
import { ForWhom } from "../../../shell/for-whom.tsx";
import { boxPage } from "../../../locales/en/lootboxes/box-page.ts";
import { useTexts } from "../../../locales/texts.ts";
import { useAppInfo } from "../../../shell/app-info.ts";
import { signInPath } from "../../../session/return-to.ts";
import { useHasRole } from "../../../session/use-session.ts";
import { TakeBreak } from "../../protection/index.tsx";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import styles from "./open-action.module.css";
import type { Box } from "../opening/opening-phase.ts";

const UserOpenButton = lazy(() => import("./user-open-button.tsx"));

type Props = {
  box: Box;
  quantity: number;
  busy: boolean;
  /** Called when somebody who can pay moves the pointer or focus to the button. */
  onIntent: (balance: Cents | undefined) => void;
  onOpen: (balance: Cents | undefined) => void;
};

/** The page's main button. It depends on the visitor's session and role. */
export function OpenAction({ box, quantity, busy, onIntent, onOpen }: Props) {
  const t = useTexts(boxPage).bar;
  const location = useLocation();
  const { authMethod } = useAppInfo();
  const isUser = useHasRole("User");
  const { price } = box;
  const paused = box.status !== "Active";
  // Shown until the code of the real button has loaded. It can already open boxes, because the server checks the
  // balance.
  const shape = (
    <Button size="large" wide busy={busy} disabled={paused} onClick={isUser ? () => onOpen(undefined) : undefined}>
      {t.open(formatEuros(times(price, quantity)))}
    </Button>
  );
  const own = { price, quantity, busy, disabled: paused, returnTo: location.pathname, onIntent, onOpen };
  return (
    <div className={styles["action"]}>
      <ForWhom audience="none">
        <ButtonLink to={signInPath(authMethod, { ...location, search: "" })} size="large" wide>
          {t.signIn}
        </ButtonLink>
      </ForWhom>
      <ForWhom audience="user">
        <Suspense fallback={shape}>{isUser ? <UserOpenButton {...own} /> : shape}</Suspense>
        <div className={styles["break"]}>{isUser && <TakeBreak />}</div>
      </ForWhom>
      <ForWhom audience="admin">
        {isUser ? (
          <Suspense fallback={shape}>
            <UserOpenButton {...own} />
          </Suspense>
        ) : (
          <p className={styles["hint"]}>{t.admin}</p>
        )}
      </ForWhom>
    </div>
  );
}
