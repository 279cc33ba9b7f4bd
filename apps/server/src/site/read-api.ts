/** Calls the API within this process as a visitor. The path includes the query. */
export type ReadApi = (path: string) => Promise<Response>;
