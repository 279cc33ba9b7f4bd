import { createContext } from "react";

/** The shop's name, which ends every title. */
export const BrandContext = createContext("");

/** The shop's public origin, without a slash at its end. */
export const OriginContext = createContext("");
