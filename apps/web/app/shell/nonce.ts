import { createContext } from "react";

/**
 * The nonce of inline scripts. Known only while a page is rendered on the server: browsers hide the attribute from
 * scripts, and nothing inline is added later.
 */
export const NonceContext = createContext<string | undefined>(undefined);
