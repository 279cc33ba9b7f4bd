export const ANY_POSTAL = "^[A-Z0-9][A-Z0-9 -]{1,8}[A-Z0-9]$";
export const DIGITS_3 = "^\\d{3}$";
export const DIGITS_4 = "^\\d{4}$";
export const DIGITS_5 = "^\\d{5}$";
export const DIGITS_6 = "^\\d{6}$";
export const UNITED_STATES = "^\\d{5}(-\\d{4})?$";
