import { defineTexts } from "../../texts.ts";

/** What forms of the dashboard say of typed changes that this browser has kept. */
export const drafts = defineTexts({ restored: "We restored your unsaved changes from last time.", discard: "Discard" });
