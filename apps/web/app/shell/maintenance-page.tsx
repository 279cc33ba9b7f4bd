import { status } from "../locales/en/status.ts";
import { useTexts } from "../locales/texts.ts";
import { Button } from "../ui/button.tsx";
import { ClosedShutter } from "../ui/illustrations/closed-shutter.tsx";
import { NoticeView } from "../ui/feedback/notice-view.tsx";

export default function MaintenancePage() {
  const t = useTexts(status).maintenance;
  return (
    <NoticeView picture={<ClosedShutter />} title={t.title} text={t.text}>
      <Button onClick={() => window.location.assign("/")}>{t.retry}</Button>
    </NoticeView>
  );
}
