import { createContext } from "react";

/**
 * Returns the text of a style sheet by its URL. Only the server provides this; the browser finds the texts in the page.
 */
export const SheetsContext = createContext<((address: string) => string | undefined) | undefined>(undefined);
