import type { Translated } from "../../texts.ts";
import type { dashboard as english } from "../../en/dashboard/dashboard.ts";
import { counted } from "../grammar.ts";

export const dashboard: Translated<typeof english> = {
  nav: {
    label: "Tableau de bord",
    open: "Ouvrir la navigation",
    narrow: "Réduire la navigation",
    widen: "Déployer la navigation",
    newTab: "s’ouvre dans un nouvel onglet",
    overview: "Vue d’ensemble",
    management: "Gestion",
    status: "État",
    shipments: "Expéditions",
    catalogue: "Catalogue",
    finance: "Finances",
    reconciliation: "Rapprochement",
    quarantine: "Quarantaine",
    bank: "Virements bancaires",
    ledger: "Grand livre",
    books: "Comptabilité",
    protection: "Protection",
    disputes: "Litiges",
    documents: "Documents légaux",
    boxes: "Box",
    cases: "Dossiers",
    withdrawals: "Rétractations",
    reviews: "Avis",
    promotions: "Codes promo",
    users: "Utilisateurs",
    payments: "Paiements",
    approvals: "Approbations",
    rights: "Droits",
    settings: "Paramètres",
    audit: "Journal d’audit",
  },
  header: {
    /**
     * `unread` is the number that the badge shows. The name contains it, so that voice control users can say what they
     * see.
     */
    notifications: (unread: string) => (unread === "" ? "Notifications" : `Notifications, ${unread} à lire`),
  },
  search: {
    open: "Rechercher",
    label: "Rechercher dans le tableau de bord",
    placeholder: "Rechercher…",
    shortcut: (key: string) => `${key} K`,
    escape: "Échap",
    empty: "Saisissez des mots-clés",
    missing: "Aucun résultat",
    missingHelp: (query: string) =>
      `Aucun résultat pour « ${query} ». Vérifiez l’orthographe ou saisissez des mots entiers.`,
    results: "Résultats",
    recent: "Récents",
    actions: "Sur cette page",
    pages: "Pages",
    exact: "Correspondance exacte",
    things: "Dans la boutique",
    kinds: {
      order: "Commande",
      shipment: "Expédition",
      person: "Personne",
      item: "Article",
      box: "Box",
      payment: "Paiement",
      case: "Dossier",
    },
    searching: "Recherche dans la boutique…",
    failed: "La recherche dans la boutique a échoué.",
    retry: "Réessayer",
    found: (count: number) => counted(count, "résultat", "résultats"),
  },
  workspaces: {
    label: "Espace de travail",
    team: (number: number) => `Équipe ${number}`,
    plans: { Free: "Gratuit", Pro: "Pro" },
  },
  settings: {
    compact: "Compact",
    compactHint: "Tableau de bord uniquement, fenêtres de 1 600 px et plus",
    layout: "Navigation",
    layouts: { vertical: "Verticale", horizontal: "Horizontale", mini: "Mini" },
    colour: "Couleur de la navigation",
    colours: { integrate: "Fondue", apparent: "Marquée" },
  },
  panels: { one: "Un", two: "Deux", three: "Trois", four: "Quatre", five: "Cinq", six: "Six" },
};
