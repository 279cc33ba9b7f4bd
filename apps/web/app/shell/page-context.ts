import { createContext } from "react-router";
import type { PageCode } from "../../on-record/built-pages.ts";
import type { SignInSettings } from "./sign-in-settings.ts";

/**
 * The nonce of the page that is being rendered. The contexts of this file are set by the process that renders pages.
 */
export const nonceContext = createContext<string>();
export const signInContext = createContext<SignInSettings>();
/** Returns the text of a built style sheet by its URL; undefined in development. */
export const sheetsContext = createContext<(address: string) => string | undefined>();
/** Returns what a page with these routes says of its code; undefined in development. */
export const codeContext = createContext<((routes: readonly string[]) => PageCode) | undefined>();
