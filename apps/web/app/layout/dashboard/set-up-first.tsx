import { factors } from "../../locales/en/factors.ts";
import { useTexts } from "../../locales/texts.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { NoticeView } from "../../ui/feedback/notice-view.tsx";
import { LockedDoor } from "../../ui/illustrations/locked-door.tsx";

/** What an Admin sees of the dashboard's other pages until they have the second factor that the shop requires. */
export default function SetUpFirst() {
  const t = useTexts(factors).setUpFirst;
  return (
    <NoticeView picture={<LockedDoor />} title={t.title} text={t.text}>
      <ButtonLink to="/dashboard/security">{t.link}</ButtonLink>
    </NoticeView>
  );
}
