export { ConfirmOwn } from "./factors/later-confirm-own.tsx";
