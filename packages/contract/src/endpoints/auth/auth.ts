import { z } from "zod";
import type { EndpointDefinition } from "../../endpoint.ts";
import { empty, exactField, field, id, timeUtc } from "../../fields.ts";
import { repeatsAccount } from "../../rules.ts";
import { ROLES } from "../../roles.ts";

/** The browser's data about a signed-in person. `token` is a JWT with `exp` in seconds. */
export const session = z.strictObject({
  token: z.string(),
  userName: z.string(),
  email: z.string(),
  roles: z.array(z.enum(ROLES)),
});

/** The code in the mail that was sent with the error EMAIL_CODE_REQUIRED. */
export const emailCode = z.string().regex(/^\d{8}$/, "Code must be 8 digits");

const shownSession = z.strictObject({
  id,
  /** The browser and its system, such as "Firefox on Windows". */
  device: z.string(),
  /** The country of the sign-in; null if the shop's proxy does not state it. */
  countryCode: z.string().nullable(),
  createdAtUtc: timeUtc,
  /** Exact to the minute. Null if the session was not used since the sign-in. */
  lastUsedAtUtc: timeUtc.nullable(),
  /** True for the session of this request. */
  isCurrent: z.boolean(),
});

/**
 * An address from which the account's name is made. Refuses lookalike letters such as ligatures, because such a name
 * could pass for another mailbox.
 */
const ownEmail = field("email")
  .transform((text) => text.normalize("NFC"))
  .refine((text) => text === text.normalize("NFKC"), "Email must use plain letters");

const registration = z
  .strictObject({
    email: ownEmail,
    userName: field("userName"),
    firstName: field("firstName"),
    lastName: field("lastName"),
    password: exactField("password"),
  })
  .refine((body) => !repeatsAccount(body.password, body), {
    path: ["password"],
    message: "Password must be different from your username and email",
  });

const passwordChange = z
  .strictObject({ currentPassword: exactField("currentPassword").max(128), newPassword: exactField("newPassword") })
  .refine((body) => body.currentPassword !== body.newPassword, {
    path: ["newPassword"],
    message: "New password must be different from the current one",
  });

/** Fields that a person adds at the first sign-in through an identity provider. */
const newProfile = z.strictObject({
  userName: field("userName"),
  firstName: field("firstName"),
  lastName: field("lastName"),
});

const profile = z.strictObject({
  userInfoId: id,
  userName: z.string(),
  email: z.string(),
  roles: z.array(z.enum(ROLES)),
  firstName: z.string(),
  lastName: z.string(),
  phoneNumber: z.string().nullable(),
  /** True if the shop keeps a password of this person; false for people of an identity provider. */
  hasPassword: z.boolean(),
  createdAtUtc: timeUtc,
});

const profileChange = z.strictObject({
  firstName: field("firstName"),
  lastName: field("lastName"),
  /** Null or missing if the person has no phone number. */
  phoneNumber: z
    .string()
    .trim()
    .nullish()
    .transform((text) => text || null)
    .pipe(field("phoneNumber").nullable()),
});

export const authEndpoints = {
  login: {
    isEssential: true,
    summary: "Sign in with email or username",
    access: "public",
    body: z.strictObject({
      emailOrUserName: field("emailOrUserName"),
      password: exactField("signInPassword").max(128),
    }),
    response: session,
    errors: ["INVALID_CREDENTIALS", "FACTOR_REQUIRED", "ACCOUNT_LOCKED", "SIGN_IN_METHOD_DISABLED"],
    rateLimit: "auth",
  },
  register: {
    summary: "Make an account and sign in",
    access: "public",
    body: registration,
    status: 201,
    response: session,
    errors: ["EMAIL_TAKEN", "USERNAME_TAKEN", "SIGN_IN_METHOD_DISABLED"],
    rateLimit: "auth",
  },
  exchangeToken: {
    isEssential: true,
    summary: "Sign in with a token of the shop's identity provider, which can be used once",
    access: "public",
    body: z.strictObject({
      token: z
        .string()
        .max(7000)
        .regex(/^[\w-]+\.[\w-]+\.[\w-]+$/, "must be a signed token"),
      profile: newProfile.optional(),
      emailCode: emailCode.optional(),
    }),
    response: session,
    errors: [
      "PROVIDER_TOKEN_REFUSED",
      "ACCOUNT_LOCKED",
      "EMAIL_NOT_VERIFIED",
      "SIGN_IN_METHOD_DISABLED",
      "EMAIL_TAKEN",
      "USERNAME_TAKEN",
      "EMAIL_CODE_REQUIRED",
      "PROFILE_REQUIRED",
      "SIGN_IN_UNAVAILABLE",
    ],
    rateLimit: "auth",
  },
  logout: {
    summary: "End this session",
    access: "signedIn",
    isEssential: true,
    status: 204,
    response: empty,
    errors: [],
  },
  listSessions: {
    summary: "The sessions in which the person is signed in, the last used first",
    access: "signedIn",
    response: z.array(shownSession),
    errors: [],
  },
  endOtherSessions: {
    summary: "Sign out everywhere else: end every session but this one",
    access: "signedIn",
    response: z.strictObject({ endedSessions: z.int() }),
    errors: [],
  },
  forgotPassword: {
    summary: "Send a link for a new password, if an account with this email exists",
    access: "public",
    body: z.strictObject({ email: field("email") }),
    status: 202,
    response: empty,
    errors: ["SIGN_IN_METHOD_DISABLED"],
    rateLimit: "auth",
  },
  resetPassword: {
    summary: "Set a new password with the token of that link; all sessions end",
    access: "public",
    body: z.strictObject({ token: z.string().min(1).max(200), newPassword: exactField("newPassword") }),
    status: 204,
    response: empty,
    errors: ["SIGN_IN_METHOD_DISABLED"],
    rateLimit: "auth",
  },
  getMe: {
    summary: "The person who is signed in",
    access: "signedIn",
    response: profile,
    errors: [],
  },
  updateProfile: {
    summary: "Change the name and the phone number",
    access: "signedIn",
    body: profileChange,
    response: profile,
    errors: [],
  },
  changePassword: {
    summary: "Change the password; other sessions end",
    access: "signedIn",
    body: passwordChange,
    status: 204,
    response: empty,
    errors: ["CONFIRMATION_REQUIRED", "SIGN_IN_METHOD_DISABLED"],
    rateLimit: "auth",
  },
} as const satisfies Record<string, EndpointDefinition>;
