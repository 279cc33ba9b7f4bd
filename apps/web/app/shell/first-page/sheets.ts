import { createContext } from "react";

/**
 * Returns the text of a style sheet by its address. Only the server provides it; the browser reads the page instead.
 */
export const SheetsContext = createContext<((address: string) => string | undefined) | undefined>(undefined);
