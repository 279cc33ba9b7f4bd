export { useLaunchGuide } from "./launch-guide.tsx";
