import { createContext } from "react-router";

/** What the rendering process passes to a page about the request. */
export const nonceContext = createContext<string>();
export const languageContext = createContext<string>();
/** Reads a built style sheet by its address; finds none in development. */
export const sheetsContext = createContext<(address: string) => string | undefined>();
