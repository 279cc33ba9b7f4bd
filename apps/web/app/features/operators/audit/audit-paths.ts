/** The path of one entry of the audit log. */
export const entryPath = (id: string) => `/dashboard/group/audit?entry=${id}`;

/** The path of the lines of an entry. */
export const linesPath = (id: string) => `/dashboard/group/audit?partOfId=${id}`;
