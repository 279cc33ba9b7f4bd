/** Calls the API within this process, with a path and its query. What it reveals, anybody could read. */
export type ReadApi = (path: string) => Promise<Response>;
