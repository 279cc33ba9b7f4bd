/** True if this tab's last sign-in created its account. Kept in memory: it matters only for the page that follows. */
let isNew = false;

export const noteSignIn = (isNewcomer: boolean): void => {
  isNew = isNewcomer;
};

/** One object, because `Navigate` goes again whenever its state is another one. */
const NEWCOMER = { isNewcomer: true };

/** The state of the location that a person comes to after signing in. */
export const arrivalState = (): typeof NEWCOMER | undefined => (isNew ? NEWCOMER : undefined);

/** Whether a location is the first one after signing up. */
export const isFirstPage = (state: unknown): boolean => (Object(state) as Record<string, unknown>)["isNewcomer"] === true;
