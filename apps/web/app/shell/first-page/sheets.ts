import { createContext } from "react";

/** Reads the text of a style sheet by its address. Only the server can; the browser finds it in the page. */
export const SheetsContext = createContext<((address: string) => string | undefined) | undefined>(undefined);
