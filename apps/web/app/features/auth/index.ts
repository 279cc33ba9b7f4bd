export { ConfirmOwn } from "./factors/later-confirm-own.tsx";
export { useConfirmed } from "./use-confirmed.tsx";
