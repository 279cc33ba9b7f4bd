/** For `useSyncExternalStore`: subscribes to a value that differs from the server's but never changes in a browser. */
export const noChanges = () => () => {};
