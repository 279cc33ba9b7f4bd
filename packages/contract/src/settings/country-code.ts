import { z } from "zod";
import { countries } from "../places/countries.ts";
import { otherCountries } from "../places/other-countries.ts";

const known = countries.map(({ code }) => code);

/** The code of a country that every shop has, or that operators can add. */
export const countryCode = z.enum([...known, ...otherCountries.keys()] as [string, ...string[]]);
