import type { Localized } from "@parterre/contract"
import type { LetterKind } from "../clients/account-letter.ts"

interface LetterTexts {
  readonly subject: Localized
  /** Paragraphs before the button. */
  readonly before: readonly Localized[]
  readonly button: Localized
  /** Paragraphs after the button. */
  readonly after: readonly Localized[]
}

/** Everything letters to clients say; `{name}` is the organiser's. */
export const accountTexts: Readonly<Record<LetterKind, LetterTexts>> = {
  "account-created": {
    subject: { fr: "Votre compte est ouvert", en: "Your account is open" },
    before: [
      {
        fr: "Votre compte chez {name} est ouvert. Vos billets et vos factures vous y attendent après chaque achat.",
        en: "Your account with {name} is open. After each purchase, your tickets and invoices are there for you.",
      },
    ],
    button: { fr: "Voir mon profil", en: "See my profile" },
    after: [
      {
        fr: "Vous n’avez pas ouvert ce compte\u202f? Écrivez-nous, nous le fermerons.",
        en: "You did not open this account? Write to us and we will close it.",
      },
    ],
  },
  "password-reset": {
    subject: { fr: "Choisissez un nouveau mot de passe", en: "Choose a new password" },
    before: [
      {
        fr: "Quelqu’un, vous sans doute, a demandé un nouveau mot de passe pour votre compte chez {name}.",
        en: "Somebody, most likely you, asked for a new password for your account with {name}.",
      },
    ],
    button: { fr: "Choisir un mot de passe", en: "Choose a password" },
    after: [
      {
        fr: "Ce lien sert une seule fois et reste valide une heure. Un lien demandé plus tard remplace celui-ci.",
        en: "This link works once and lasts one hour. A link asked for later replaces this one.",
      },
      {
        fr: "Vous n’avez rien demandé\u202f? Ne faites rien\u00a0: votre mot de passe reste le même.",
        en: "You did not ask? Do nothing: your password stays the same.",
      },
    ],
  },
  "password-changed": {
    subject: { fr: "Votre mot de passe a changé", en: "Your password has changed" },
    before: [
      {
        fr: "Le mot de passe de votre compte chez {name} vient de changer. Vos autres appareils ont été déconnectés.",
        en: "The password of your account with {name} has just changed. Your other devices were logged out.",
      },
      {
        fr: "Ce n’était pas vous\u202f? Choisissez tout de suite un nouveau mot de passe.",
        en: "That was not you? Choose a new password right away.",
      },
    ],
    button: { fr: "Choisir un mot de passe", en: "Choose a password" },
    after: [],
  },
  "email-confirm": {
    subject: { fr: "Confirmez votre nouvelle adresse de courriel", en: "Confirm your new email address" },
    before: [
      {
        fr: "Vous avez demandé que votre compte chez {name} passe à cette adresse. Confirmez-la pour qu’elle remplace l’ancienne.",
        en: "You asked to move your account with {name} to this address. Confirm it so that it replaces the one before.",
      },
    ],
    button: { fr: "Confirmer cette adresse", en: "Confirm this address" },
    after: [
      {
        fr: "Ce lien sert une seule fois et reste valide 24\u00a0heures. Un lien demandé plus tard remplace celui-ci.",
        en: "This link works once and lasts 24 hours. A link asked for later replaces this one.",
      },
      {
        fr: "Vous n’avez rien demandé\u202f? Ne faites rien\u00a0: cette adresse ne servira pas.",
        en: "You did not ask? Do nothing: this address will not be used.",
      },
    ],
  },
  "email-changed": {
    subject: { fr: "Votre adresse de courriel a changé", en: "Your email address has changed" },
    before: [
      {
        fr: "L’adresse de courriel de votre compte chez {name} vient de changer. Nous vous écrirons désormais à la nouvelle.",
        en: "The email address of your account with {name} has just changed. From now on we write to the new one.",
      },
      {
        fr: "Ce n’était pas vous\u202f? Annulez le changement\u00a0: votre compte revient à cette adresse, vous choisissez un nouveau mot de passe et tous les appareils sont déconnectés.",
        en: "That was not you? Undo the change: your account comes back to this address, you choose a new password and every device is logged out.",
      },
    ],
    button: { fr: "Annuler le changement", en: "Undo the change" },
    after: [
      {
        fr: "Ce lien sert une seule fois et reste valide 14\u00a0jours, même si le mot de passe ou l’adresse a changé de nouveau entre-temps.",
        en: "This link works once and lasts 14 days, even if the password or the address has changed again in the meantime.",
      },
    ],
  },
  "email-change-undone": {
    subject: { fr: "Le changement d’adresse a été annulé", en: "The change of address was undone" },
    before: [
      {
        fr: "Votre compte chez {name} est revenu à l’adresse de courriel qu’il avait avant celle-ci, avec un nouveau mot de passe. Tous les appareils ont été déconnectés.",
        en: "Your account with {name} is back at the email address it had before this one, with a new password. Every device was logged out.",
      },
    ],
    button: { fr: "Se connecter", en: "Log in" },
    after: [
      {
        fr: "Ce n’était pas vous\u202f? Écrivez-nous sans attendre.",
        en: "That was not you? Write to us at once.",
      },
    ],
  },
}
