import { factors } from "../../locales/en/factors.ts";
import { useTexts } from "../../locales/texts.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { NoticeView } from "../../ui/feedback/notice-view.tsx";
import { LockedDoor } from "../../ui/illustrations/locked-door.tsx";

/** Replaces the dashboard's pages until an Admin has set up the required second factor. */
export default function SetUpFirst() {
  const t = useTexts(factors).setUpFirst;
  return (
    <NoticeView picture={<LockedDoor />} title={t.title} text={t.text}>
      <ButtonLink to="/dashboard/security">{t.link}</ButtonLink>
    </NoticeView>
  );
}
