/** The attributes of small pictures on the first screen: the page's largest picture loads before them. */
export const loadsLast = { loading: "lazy", fetchPriority: "low", decoding: "async" } as const;
