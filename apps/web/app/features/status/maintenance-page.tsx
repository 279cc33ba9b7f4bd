export { default } from "../../shell/maintenance-view.tsx";
