import { createContext } from "react-router";

/** What the rendering process tells a page about the request it answers. */
export const nonceContext = createContext<string>();
export const languageContext = createContext<string>();
