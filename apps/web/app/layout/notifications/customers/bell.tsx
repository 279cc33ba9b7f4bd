import { useEffect, useEffectEvent, useRef } from "react";
import { useNavigate } from "react-router";
import { balanceMoved } from "../../../api/balance.ts";
import type { CallResult } from "../../../api/request.ts";
import { useQuery } from "../../../api/use-query.ts";
import { happenings } from "../../../locales/en/notifications/happenings.ts";
import { notifications as texts } from "../../../locales/en/notifications/notifications.ts";
import { useTexts } from "../../../locales/texts.ts";
import { digitText } from "../../../ui/badge-text.ts";
import { later } from "../../../ui/later.tsx";
import { showToast } from "../../../ui/overlay/toast.ts";
import { useLiveStream } from "../../live/use-live-stream.ts";
import { usePanels } from "../../use-panels.ts";
import { BellButton } from "../bell-button.tsx";
import { isForCustomers } from "../told.ts";
import { titleText } from "../notification.ts";
import { useLiveNotifications } from "../use-live-notifications.ts";
import { happened } from "./happened.ts";

const CustomerNotifications = later(() => import("./customer-notifications.tsx"));

/**
 * Shows a new notification in a toast, which screen readers read out, and reloads the data that it concerns. Compares
 * the newest id with the last known one, so it also finds notifications that came while the stream was interrupted.
 */
function useNews(list: CallResult<"listNotifications"> | undefined): void {
  const t = useTexts(happenings);
  const { open } = useTexts(texts);
  const navigate = useNavigate();
  const known = useRef<string>(undefined);
  const newest = list?.items[0];
  const isLoaded = list !== undefined;

  const tell = useEffectEvent(() => {
    if (newest === undefined || !newest.isUnread || !isForCustomers(newest)) return;
    const { title, link } = happened(t, newest);
    showToast("note", titleText(title), { label: open, run: () => void navigate(link) });
    void balanceMoved();
  });

  useEffect(() => {
    if (!isLoaded) return;
    const before = known.current;
    known.current = newest?.id ?? "";
    // Newer notifications have greater ids.
    if (before !== undefined && known.current > before) tell();
  }, [isLoaded, newest?.id]);
}

/** The bell with a customer's notifications. It also opens the stream of live events. */
export default function Bell() {
  const t = useTexts(texts);
  const { data } = useQuery("listNotifications", { query: { pageSize: 1 } });
  const { loaded, open, panelOf } = usePanels<"notifications">();
  useLiveStream();
  useLiveNotifications();
  useNews(data);
  const unread = data?.counts.unread ?? 0;
  return (
    <>
      <BellButton
        label={unread === 0 ? t.title : t.unread(digitText(unread))}
        unread={unread}
        onClick={() => open("notifications")}
      />
      {loaded.includes("notifications") && <CustomerNotifications {...panelOf("notifications")} />}
    </>
  );
}
