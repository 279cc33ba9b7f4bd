import type { BookParts } from "./parts.ts";
import { closeMonth } from "./closings/close-month.ts";
import { changeBookSettings } from "./settings/book-settings.ts";

export { bookRoutes } from "./books.routes.ts";
export { bookMarginJob } from "./margin/book-margin.ts";
export type { BookParts } from "./parts.ts";

export const bookActs = (parts: Omit<BookParts, "db" | "now">) => [closeMonth(parts), changeBookSettings];
