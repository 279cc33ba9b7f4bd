/** A storage in memory. Its data are lost when the page is closed or reloaded. */
export function memoryStorage() {
  const values = new Map<string, string>();
  return {
    setItem: async (key: string, value: string) => void values.set(key, value),
    getItem: async (key: string) => values.get(key) ?? null,
    removeItem: async (key: string) => void values.delete(key),
    clear: async () => values.clear(),
  };
}
