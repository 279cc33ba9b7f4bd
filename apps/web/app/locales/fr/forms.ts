import type { Translated } from "../texts.ts";
import type { forms as english } from "../en/forms.ts";

export const forms: Translated<typeof english> = {
  /** The label stands alone before a colon, so that no sentence depends on its gender. */
  rules: {
    required: (label) => `${label} : champ obligatoire`,
    personName: (label) => `${label} : 1 à 50 lettres, espaces, ' - ou .`,
    email: (label) => `${label} : saisissez une adresse e-mail valide`,
    atMost254: (label) => `${label} : 254 caractères au maximum`,
    atMost100: (label) => `${label} : 100 caractères au maximum`,
    userName: (label) => `${label} : 3 à 20 lettres, chiffres ou _ . - en commençant par une lettre ou un chiffre`,
    passwordLength: (label) => `${label} : 10 à 128 caractères`,
    street: (label) => `${label} : 2 à 100 caractères`,
    houseNumber: (label) => `${label} : 10 caractères au maximum, dont un chiffre`,
    postalCode: (label) => `${label} : 3 à 10 lettres et chiffres`,
    city: (label) => `${label} : 2 à 80 caractères`,
    phoneNumber: (label) => `${label} : format international, comme +31612345678`,
    clientSeedLength: (label) => `${label} : 1 à 64 caractères`,
    orderNumber: (label) => `${label} : O- ou S- et douze chiffres`,
    noControls: (label) => `${label} : les caractères invisibles ne sont pas admis`,
  },
  optional: "facultatif",
  showPassword: "Afficher le mot de passe",
  hidePassword: "Masquer le mot de passe",
  fields: {
    emailOrUserName: "E-mail ou nom d’utilisateur",
    password: "Mot de passe",
    newPassword: "Nouveau mot de passe",
    repeatPassword: "Confirmation du mot de passe",
    firstName: "Prénom",
    lastName: "Nom",
    email: "E-mail",
    userName: "Nom d’utilisateur",
  },
};
