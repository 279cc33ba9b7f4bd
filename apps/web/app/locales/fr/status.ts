import type { Translated } from "../texts.ts";
import type { status as english } from "../en/status.ts";

export const status: Translated<typeof english> = {
  home: "Retour à l’accueil",
  reload: "Recharger la page",
  forbidden: { title: "Accès non autorisé", text: "Votre compte n’a pas accès à cette page." },
  denied: { title: "Accès refusé", text: "Vous n’avez pas l’autorisation d’accéder à cette page." },
  notFound: {
    title: "Page introuvable",
    text: "La page a peut-être été déplacée, ou le lien est incorrect.",
  },
  failed: {
    title: "Une erreur s’est produite",
    text: "La page n’a pas pu être chargée. Votre compte et vos articles sont en sécurité.",
  },
  maintenance: {
    title: "Fermé pour maintenance",
    text: "Nous travaillons sur la boutique et serons bientôt de retour. Votre solde et vos articles sont en sécurité.",
    retry: "Réessayer",
  },
  comingSoon: {
    title: "Bientôt disponible",
    text: "Nous sommes presque prêts.",
    days: "Jours",
    hours: "Heures",
    minutes: "Minutes",
    seconds: "Secondes",
  },
};
