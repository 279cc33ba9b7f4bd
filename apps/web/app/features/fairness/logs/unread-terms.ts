/** Entries of the terms log, from an index to below another. */
export type Entries = { readonly from: number; readonly to: number };

const isSome = (one: Entries | undefined): one is Entries => one !== undefined && one.from < one.to;

/** The smallest range with all of these entries; undefined without any. */
export function span(...ranges: readonly (Entries | undefined)[]): Entries | undefined {
  const some = ranges.filter(isSome);
  if (some.length === 0) return undefined;
  return { from: Math.min(...some.map(({ from }) => from)), to: Math.max(...some.map(({ to }) => to)) };
}

/** The range without the entries that were read, if these are its first ones. */
export function without(unread: Entries | undefined, read: Entries): Entries | undefined {
  if (unread === undefined || read.from > unread.from || read.to <= unread.from) return unread;
  return span({ from: read.to, to: unread.to });
}
