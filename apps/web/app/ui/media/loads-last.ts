/** Attributes for small pictures on the first screen, so that they load after the page's largest picture. */
export const loadsLast = { loading: "lazy", fetchPriority: "low", decoding: "async" } as const;
