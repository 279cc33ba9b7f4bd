import type { SavedView } from "./lists.store.ts";

export const viewResponse = ({ userId, viewId, ...view }: SavedView, reader: string) => ({
  id: viewId,
  isMine: userId === reader,
  ...view,
});
