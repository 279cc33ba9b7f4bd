/** A file for verifiers that are not the shop's page. `id` differs for other files, `name` is the one to save under. */
export type ElsewhereFile = { id: string; name: string; read: () => Promise<string> };
