import { later } from "../../../ui/later.tsx";

/** Loaded on demand, because it is rarely asked for. */
export const ConfirmOwn = later(() => import("./confirm-own.tsx"));
