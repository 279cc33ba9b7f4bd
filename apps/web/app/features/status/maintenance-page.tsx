export { default } from "../../layout/maintenance-view.tsx";
