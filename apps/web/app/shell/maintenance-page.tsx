import { status } from "../locales/en/status.ts";
import { useTexts } from "../locales/texts.ts";
import { useAppInfo } from "./app-info.ts";
import { Button } from "../ui/button.tsx";
import { ClosedShutter } from "../ui/illustrations/closed-shutter.tsx";
import { NoticeView } from "../ui/feedback/notice-view.tsx";

export default function MaintenancePage() {
  const t = useTexts(status).maintenance;
  const { maintenanceMessage } = useAppInfo();
  return (
    <NoticeView picture={<ClosedShutter />} title={t.title} text={maintenanceMessage || t.text}>
      <Button onClick={() => window.location.assign("/")}>{t.retry}</Button>
    </NoticeView>
  );
}
