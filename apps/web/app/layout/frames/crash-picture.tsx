import { ClosedShutter } from "../../ui/illustrations/closed-shutter.tsx";
import { LostParcel } from "../../ui/illustrations/lost-parcel.tsx";

/** The picture of a page that failed, fetched only then. */
export default function CrashPicture({ missing }: { missing: boolean }) {
  return missing ? <LostParcel /> : <ClosedShutter />;
}
