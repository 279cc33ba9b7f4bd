/** An operator as audit entries and approvals name them. Without an account it was `npm run admin`. */
export function operatorName(userId: string, userName: string | null): { userInfoId: string; userName: string } {
  return { userInfoId: userId, userName: userName ?? "npm run admin" };
}
