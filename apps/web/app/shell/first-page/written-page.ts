import { createContext } from "react";
import type { EntryContext } from "react-router";

/** React Router's description of the page that the server renders. Undefined in the browser. */
export const WrittenPageContext = createContext<EntryContext | undefined>(undefined);
