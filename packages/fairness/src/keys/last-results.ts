/**
 * Caches the last results of a pure function by name. Rejected results are not cached.
 */
export function lastResults<T>(most: number): (name: string, make: () => Promise<T>) => Promise<T> {
  const results = new Map<string, Promise<T>>();
  return (name, make) => {
    const known = results.get(name);
    if (known !== undefined) return known;
    const [oldest] = results.keys();
    if (results.size >= most && oldest !== undefined) results.delete(oldest);
    const result = make();
    results.set(name, result);
    result.catch(() => results.delete(name));
    return result;
  };
}
