import { createContext } from "react";

/** The shop's name, which is at the end of every title. */
export const BrandContext = createContext("");

/** The shop's public origin, without a slash at the end. */
export const OriginContext = createContext("");
