export { LaunchGuide } from "./launch-guide.tsx";
