/** Files by name, with `/` between the folders of a name. A file that is there is complete. */
export type BackupStorage = {
  /** Shown to people, so it has no keys. */
  readonly title: string;
  put(name: string, bytes: Uint8Array): Promise<void>;
  get(name: string): Promise<Buffer | undefined>;
  /** The names that begin with `prefix`, which ends with `/`, in alphabetical order. */
  list(prefix: string): Promise<string[]>;
  /** Succeeds also if there is no such file. */
  remove(name: string): Promise<void>;
};
