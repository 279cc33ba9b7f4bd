/** Calls the API within this process as an anonymous caller, with a path and its query. */
export type ReadApi = (path: string) => Promise<Response>;
