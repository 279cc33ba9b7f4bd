import { fixedId } from "./identity.ts";

export type DemoAddress = {
  label: "Home" | "Office" | "Other";
  firstName: string;
  lastName: string;
  street: string;
  houseNumber: string;
  postalCode: string;
  city: string;
  countryCode: string;
  phoneNumber: string;
};

export type DemoPerson = {
  /**
   * The same in every demo shop. The shop recognises the demo person by this id, even if somebody else registers under
   * the name.
   */
  id: string;
  userName: string;
  email: string;
  firstName: string;
  lastName: string;
  password: string;
  role: "User" | "Admin";
  addresses: readonly DemoAddress[];
};

/**
 * The people of the demo shop. Their passwords are public, so a shop in production refuses to start if it has these
 * people.
 */
export const people: { readonly user: DemoPerson; readonly admin: DemoPerson } = {
  user: {
    id: fixedId("person", "demo", "2026-02-02T08:00:00.000Z"),
    userName: "demo",
    email: "demo@trove.example",
    firstName: "Mara",
    lastName: "Lind",
    password: "Demo-pass-1",
    role: "User",
    addresses: [
      {
        label: "Home",
        firstName: "Mara",
        lastName: "Lind",
        street: "Lindengracht",
        houseNumber: "214",
        postalCode: "1015 KL",
        city: "Amsterdam",
        countryCode: "NL",
        phoneNumber: "+31201234567",
      },
    ],
  },
  admin: {
    id: fixedId("person", "admin", "2026-02-02T08:00:00.000Z"),
    userName: "admin",
    email: "admin@trove.example",
    firstName: "Jonas",
    lastName: "Weiss",
    password: "Admin-pass-1",
    role: "Admin",
    addresses: [],
  },
};
