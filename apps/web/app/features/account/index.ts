export { OwnData } from "./own-data.tsx";
export { SettingsGlance } from "./glance/settings-glance.tsx";
