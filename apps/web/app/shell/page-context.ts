import { createContext } from "react-router";

/** What the rendering process passes to a page about the request. */
export const nonceContext = createContext<string>();
export const languageContext = createContext<string>();
