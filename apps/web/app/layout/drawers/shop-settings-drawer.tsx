import { EffectsFields } from "./effects-fields.tsx";
import SettingsDrawer from "./settings-drawer.tsx";

/** The settings drawer of the shop's pages. It adds sound and vibration. */
export default function ShopSettingsDrawer(panel: { open: boolean; onClose: () => void }) {
  return (
    <SettingsDrawer {...panel}>
      <EffectsFields />
    </SettingsDrawer>
  );
}
