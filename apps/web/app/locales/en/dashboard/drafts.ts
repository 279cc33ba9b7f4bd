import { defineTexts } from "../../texts.ts";

/** Texts about unsaved changes to dashboard forms that this browser has stored. */
export const drafts = defineTexts({ restored: "We restored your unsaved changes from last time.", discard: "Discard" });
