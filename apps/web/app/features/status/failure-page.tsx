import { status } from "../../locales/en/status.ts";
import { useTexts } from "../../locales/texts.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { LoosePlug } from "../../ui/illustrations/loose-plug.tsx";
import { NoticeView } from "../../ui/feedback/notice-view.tsx";

export default function FailurePage() {
  const t = useTexts(status);
  return (
    <NoticeView picture={<LoosePlug />} title={t.failed.title} text={t.failed.text}>
      <ButtonLink to="/">{t.home}</ButtonLink>
    </NoticeView>
  );
}
