/**
 * Names an operator as audit entries and approvals do. An operator without an account is the command `npm run admin`.
 */
export function operatorName(userId: string, userName: string | null): { userInfoId: string; userName: string } {
  return { userInfoId: userId, userName: userName ?? "npm run admin" };
}
