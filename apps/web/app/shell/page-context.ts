import { createContext } from "react-router";
import type { SignInSettings } from "./sign-in-settings.ts";

/** Data about the request that the rendering process passes to a page. */
export const nonceContext = createContext<string>();
export const signInContext = createContext<SignInSettings>();
/** Returns the text of a built style sheet by its address; undefined in development. */
export const sheetsContext = createContext<(address: string) => string | undefined>();
