import { vendorLocale } from "../vendor-locale.ts";

/** The language codes that Flow supports. */
const SPOKEN = "ar da de el en es fi fil fr hi id it ja ko ms nb nl pt sv th vi zh zh-HK zh-TW".split(" ");

export const flowLocale = (tag: string): string => vendorLocale(tag, SPOKEN);
