/** The id of the stage's one polite region. */
export const STAGE_STATUS = "stage-status";
