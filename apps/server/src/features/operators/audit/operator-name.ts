/** The actor in audit entries of carriers' calls. Who has CARRIER_WEBHOOK_SECRET can make them. */
export const CARRIERS = "00000000-0000-0000-0000-000000000001";

/**
 * Names an operator as audit entries and approvals do. An operator without an account is the command `npm run admin`,
 * or a carrier's call.
 */
export function operatorName(userId: string, userName: string | null): { userInfoId: string; userName: string } {
  const withoutAccount = userId === CARRIERS ? "POST /api/carriers/events" : "npm run admin";
  return { userInfoId: userId, userName: userName ?? withoutAccount };
}
