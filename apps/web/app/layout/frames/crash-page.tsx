import { isRouteErrorResponse } from "react-router";
import { status } from "../../locales/en/status.ts";
import { useTexts } from "../../locales/texts.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { NoticeView } from "../../ui/feedback/notice-view.tsx";
import { later } from "../../ui/later.tsx";
import { PageFrame } from "./page-frame.tsx";

const ClosedShutter = later(async () => ({
  default: (await import("../../ui/illustrations/closed-shutter.tsx")).ClosedShutter,
}));
const LostShipment = later(async () => ({
  default: (await import("../../ui/illustrations/lost-shipment.tsx")).LostShipment,
}));

/** Shown instead of a page that could not be loaded or rendered. */
export function CrashPage({ error }: { error: unknown }) {
  const t = useTexts(status);
  const missing = isRouteErrorResponse(error) && error.status === 404;
  const { title, text } = missing ? t.notFound : t.failed;
  return (
    <PageFrame>
      <NoticeView picture={missing ? <LostShipment /> : <ClosedShutter />} title={title} text={text}>
        {!missing && <Button onClick={() => window.location.reload()}>{t.reload}</Button>}
        <ButtonLink to="/" variant={missing ? "filled" : "outline"}>
          {t.home}
        </ButtonLink>
      </NoticeView>
    </PageFrame>
  );
}
