import type { Translated } from "../texts.ts";
import type { account as english } from "../en/account.ts";

export const account: Translated<typeof english> = {
  title: "Paramètres du compte",
  tabs: "Paramètres",
  names: {
    Profile: "Profil",
    Addresses: "Adresses",
    Fairness: "Équité",
    Notifications: "Notifications",
    Security: "Sécurité",
    Data: "Vos données",
  },
  profile: {
    title: "Informations personnelles",
    userName: "Nom d’utilisateur",
    email: "E-mail",
    fixed: "Votre nom d’utilisateur et votre e-mail ne peuvent pas être modifiés.",
    phoneNumber: "Numéro de téléphone",
    phoneHint: "Avec l’indicatif du pays, comme +31612345678",
    save: "Enregistrer le profil",
    saved: "Profil enregistré",
  },
  addresses: {
    title: "Vos adresses",
    none: "Aucune adresse enregistrée pour le moment.",
    remove: (label: string) => `Supprimer l’adresse : ${label}`,
    removeTitle: "Supprimer cette adresse ?",
    removeText: "Vos commandes et expéditions existantes ne changent pas.",
    keep: "Garder l’adresse",
    confirm: "Supprimer l’adresse",
    removed: "Adresse supprimée",
    makeDefault: "Définir par défaut",
    isDefaultNow: (label: string) => `Votre adresse par défaut est maintenant : ${label}`,
  },
  fairness: {
    title: "Votre part dans chaque tirage",
    lead: "Votre graine client fait partie de chaque ouverture. Changez-la quand vous voulez.",
  },
  security: {
    title: "Changer de mot de passe",
    lead: "Toutes vos autres sessions seront fermées.",
    currentPassword: "Mot de passe actuel",
    same: "Le nouveau mot de passe doit être différent de l’actuel",
    mustMatch: "Les deux mots de passe doivent être identiques",
    save: "Changer le mot de passe",
    saved: "Mot de passe modifié. Vos autres sessions sont fermées.",
  },
  unsaved: {
    title: "Quitter sans enregistrer ?",
    text: "Vos modifications ne sont pas enregistrées.",
    stay: "Rester",
    leave: "Quitter",
  },
};
