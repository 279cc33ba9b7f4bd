import { status } from "../locales/en/status.ts";
import { useTexts } from "../locales/texts.ts";
import { ButtonLink } from "../ui/button.tsx";
import { LockedDoor } from "../ui/illustrations/locked-door.tsx";
import { NoticeView } from "../ui/feedback/notice-view.tsx";

export default function PermissionDenied() {
  const t = useTexts(status);
  return (
    <NoticeView picture={<LockedDoor />} title={t.denied.title} text={t.denied.text}>
      <ButtonLink to="/">{t.home}</ButtonLink>
    </NoticeView>
  );
}
