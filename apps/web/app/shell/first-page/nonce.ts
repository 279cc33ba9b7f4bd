import { createContext } from "react";

/**
 * The nonce of inline scripts. Known only during rendering on the server: browsers hide the attribute from scripts, and
 * nothing inline is added later.
 */
export const NonceContext = createContext<string | undefined>(undefined);
