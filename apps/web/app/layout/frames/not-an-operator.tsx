import { useLocation, useNavigate } from "react-router";
import { useQuery } from "../../api/use-query.ts";
import { rightsTexts } from "../../locales/en/operators/rights.ts";
import { useTexts } from "../../locales/texts.ts";
import { logout } from "../../session/logout.ts";
import PermissionDenied from "../../session/permission-denied.tsx";
import { signInPath } from "../../session/return-to.ts";
import { useAppInfo } from "../../shell/app-info.ts";
import { useLiveEvents } from "../../shell/live-events.ts";
import { Button } from "../../ui/button.tsx";
import { NoticeView } from "../../ui/feedback/notice-view.tsx";
import { LockedDoor } from "../../ui/illustrations/locked-door.tsx";

/**
 * Tells a person without the role Admin that they can't use the dashboard. If they became an operator after they signed
 * in, their token lacks the role, so this offers to sign in again.
 */
export default function NotAnOperator() {
  const t = useTexts(rightsTexts).granted;
  const { authMethod } = useAppInfo();
  const place = useLocation();
  const navigate = useNavigate();
  const { data, mutate } = useQuery("getMe", {}, { revalidateOnFocus: true });
  useLiveEvents(["rights", "changed"], () => void mutate());
  if (data?.roles.includes("Admin") !== true) return <PermissionDenied />;

  async function signInAgain(): Promise<void> {
    const path = signInPath(authMethod, place);
    await logout();
    await navigate(path);
  }

  return (
    <NoticeView picture={<LockedDoor />} title={t.title} text={t.text}>
      <Button onClick={() => void signInAgain()}>{t.signIn}</Button>
    </NoticeView>
  );
}
