export { ClosureFacts } from "./closure-facts.tsx";
export { OwnData } from "./own-data.tsx";
