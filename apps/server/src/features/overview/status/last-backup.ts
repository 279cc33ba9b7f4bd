/** When the last backup was complete, its size, and where it is. */
export type Backup = { at: Date; bytes: number; to: string };

/** Returns undefined if there was none. */
export type LastBackup = () => Promise<Backup | undefined>;
