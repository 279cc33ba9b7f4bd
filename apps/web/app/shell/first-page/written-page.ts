import { createContext } from "react";
import type { EntryContext } from "react-router";
import type { PageCode } from "../../../on-record/built-pages.ts";

/** The page that the server renders. Undefined in the browser. */
export type WrittenPage = {
  /** React Router's description of the page. */
  entry: EntryContext;
  /** The loaders' data as React Router's browser code reads it. */
  loaded: string;
  /** Undefined in development. */
  code: PageCode | undefined;
};

export const WrittenPageContext = createContext<WrittenPage | undefined>(undefined);
