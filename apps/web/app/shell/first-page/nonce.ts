import { createContext } from "react";

/**
 * The nonce of inline scripts. It is known only while the server renders a page: browsers hide the attribute from
 * scripts, and the browser adds no inline script later.
 */
export const NonceContext = createContext<string | undefined>(undefined);
