import { createContext } from "react";

/**
 * The nonce that marks inline scripts and styles while the server renders a page. The sent page has no nonce: its
 * policy lists the hashes of the marked elements. Undefined in the browser.
 */
export const NonceContext = createContext<string | undefined>(undefined);
