/**
 * The last complete copy of the database, with its size and place; until when the log after it is stored; when a
 * restore was last rehearsed; and why a part fails now. Undefined for what never was.
 */
export type Backups = {
  copy: { at: Date; bytes: number; to: string } | undefined;
  until: Date | undefined;
  checkedAt: Date | undefined;
  failure: string | undefined;
};

export type LastBackup = () => Promise<Backups>;
