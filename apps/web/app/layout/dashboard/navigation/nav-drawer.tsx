import { dashboard } from "../../../locales/en/dashboard/dashboard.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Drawer } from "../../../ui/overlay/drawer.tsx";
import { Brand } from "../../header/brand.tsx";
import { VerticalNav } from "./vertical-nav.tsx";

/** The navigation on windows below 1200 px. */
export function NavDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTexts(dashboard).nav;
  return (
    <Drawer open={open} onClose={onClose} side="start" title={t.label} header={<Brand />}>
      <nav aria-label={t.label}>
        <VerticalNav />
      </nav>
    </Drawer>
  );
}
