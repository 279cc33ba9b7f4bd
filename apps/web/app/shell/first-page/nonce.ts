import { createContext } from "react";

/**
 * The nonce with which the server renders inline scripts and styles. It only marks them: the page is sent without it,
 * with their hashes in its policy. Undefined in the browser.
 */
export const NonceContext = createContext<string | undefined>(undefined);
