/** What things of the demo shop are called and how they are described in one language, by their slugs. */
export type Translations = Readonly<Record<string, { name: string; description: string }>>;
