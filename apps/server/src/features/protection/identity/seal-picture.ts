import type { IdentityPicture } from "@trove/contract";
import { seal, type SealKeys, unseal } from "../../../sealed-box.ts";

type Place = { userId: string; checkId: string; picture: IdentityPicture };

const context = ({ userId, checkId, picture }: Place) => `identity ${userId} ${checkId} ${picture}`;

/** Encrypts a picture for its place, so that it can't be shown as another person's. */
export const sealPicture = (rootKeys: SealKeys, place: Place, bytes: Buffer) => seal(rootKeys, context(place), bytes);

/** Decrypts a picture. Throws if it was encrypted for another place, or with an unknown key. */
export const openPicture = (rootKeys: SealKeys, place: Place, sealed: Buffer) =>
  unseal(rootKeys, context(place), sealed);
