import { createContext } from "react-router";

/** What the rendering process passes to a page about the request. */
export const nonceContext = createContext<string>();
export const languageContext = createContext<string>();
/** Returns the text of a built style sheet by its address; undefined in development. */
export const sheetsContext = createContext<(address: string) => string | undefined>();
