import { IconBookmark } from "../../../../ui/icons/dashboard-icons.ts";
import { dashboardLists } from "../../../../locales/en/operators/lists.ts";
import { useTexts } from "../../../../locales/texts.ts";
import { later } from "../../../../ui/later.tsx";
import { Popup } from "../tools/popup.tsx";
import type { ViewProps } from "./view-form.tsx";

const ViewForm = later(() => import("./view-form.tsx"));

/**
 * Saves the list's state as a view, for the operator alone or for all operators. Also changes and deletes saved views.
 */
export function ViewChoice({ isIcon, ...props }: ViewProps & { isIcon: boolean }) {
  const t = useTexts(dashboardLists).save;
  return (
    <Popup label={t.title} button={t.title} icon={<IconBookmark size={18} />} isIcon={isIcon}>
      <ViewForm key={`${props.view?.id} ${props.view?.version}`} {...props} />
    </Popup>
  );
}
