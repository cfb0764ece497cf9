import type { Localized } from "@parterre/contract"
import type { LetterKind } from "../clients/account-letter.ts"

interface LetterTexts {
  readonly subject: Localized
  /** Paragraphs before the button. */
  readonly before: readonly Localized[]
  /** Where the client has passkeys, after the first of these; `{passkeys}` are their names. */
  readonly ofPasskeys?: Localized
  readonly button: Localized
  /** Paragraphs after the button. */
  readonly after: readonly Localized[]
}

const welcome: Localized = {
  fr: "Votre compte {name} est ouvert. Vos billets et vos factures vous y attendront après chaque achat.",
  en: "Your account with {name} is ready. You’ll find your tickets and invoices there after each purchase.",
}
const goodForADay: Localized = {
  fr: "Ce lien ne fonctionne qu’une fois et reste valide 24\u00a0heures. Si vous demandez un autre lien, celui-ci ne fonctionnera plus.",
  en: "This link works once and is valid for 24 hours. If you request another, this one stops working.",
}

/** Everything letters to clients say; `{name}` is the organiser's, `{passkey}` that of the passkey that it is about. */
export const accountTexts: Readonly<Record<LetterKind, LetterTexts>> = {
  "account-created": {
    subject: { fr: "Votre compte est ouvert", en: "Your account is ready" },
    before: [welcome],
    button: { fr: "Voir mon profil", en: "See my profile" },
    after: [
      {
        fr: "Vous n’avez pas ouvert ce compte\u202f? Écrivez-nous et nous le fermerons.",
        en: "Didn’t open this account? Contact us and we’ll close it.",
      },
    ],
  },
  "sign-up-confirm": {
    subject: {
      fr: "Votre compte est ouvert\u00a0: confirmez votre adresse courriel",
      en: "Your account is ready: confirm your email",
    },
    before: [
      welcome,
      {
        fr: "Confirmez votre adresse courriel\u00a0: nous saurons que vos billets vous y parviendront.",
        en: "Confirm your email so we know your tickets will reach you.",
      },
    ],
    button: { fr: "Confirmer mon adresse", en: "Confirm my email" },
    after: [
      goodForADay,
      {
        fr: "Vous n’avez pas ouvert ce compte\u202f? Ne confirmez rien et écrivez-nous\u00a0: nous le fermerons.",
        en: "Didn’t open this account? Don’t confirm anything. Contact us and we’ll close it.",
      },
    ],
  },
  "password-reset": {
    subject: { fr: "Choisissez un nouveau mot de passe", en: "Choose a new password" },
    before: [
      {
        fr: "Vous avez demandé un nouveau mot de passe pour votre compte {name}.",
        en: "You asked for a new password for your account with {name}.",
      },
    ],
    button: { fr: "Choisir un mot de passe", en: "Choose a password" },
    after: [
      {
        fr: "Ce lien ne fonctionne qu’une fois et reste valide une heure. Si vous demandez un autre lien, celui-ci ne fonctionnera plus.",
        en: "This link works once and is valid for one hour. If you request another, this one stops working.",
      },
      {
        fr: "Vous n’avez rien demandé\u202f? Ignorez ce message\u00a0: votre mot de passe reste le même.",
        en: "Didn’t ask for this? Ignore this message: your password stays the same.",
      },
    ],
  },
  "password-changed": {
    subject: { fr: "Votre mot de passe a changé", en: "Your password has changed" },
    before: [
      {
        fr: "Le mot de passe de votre compte {name} vient de changer. Vos autres appareils ont été déconnectés.",
        en: "The password for your account with {name} was just changed. Your other devices were signed out.",
      },
      {
        fr: "Ce n’était pas vous\u202f? Choisissez tout de suite un nouveau mot de passe.",
        en: "Wasn’t you? Choose a new password right away.",
      },
    ],
    ofPasskeys: {
      fr: "On peut encore ouvrir votre compte avec ces clés d’accès\u00a0: {passkeys}. Retirez de votre profil celles que vous ne reconnaissez pas.",
      en: "These passkeys can still open your account: {passkeys}. Remove any you don’t recognize from your profile.",
    },
    button: { fr: "Choisir un mot de passe", en: "Choose a password" },
    after: [],
  },
  "passkey-added": {
    subject: {
      fr: "Une clé d’accès a été ajoutée à votre compte",
      en: "A passkey was added to your account",
    },
    before: [
      {
        fr: "La clé d’accès «\u00a0{passkey}\u00a0» ouvre désormais votre compte {name}, sans mot de passe. Vous pouvez la retirer de votre profil.",
        en: "You can now sign in to your account with {name} using the passkey “{passkey}”, without a password. You can remove it in your profile.",
      },
      {
        fr: "Ce n’était pas vous\u202f? Choisissez tout de suite un nouveau mot de passe\u00a0: toutes les clés d’accès seront retirées et tous les appareils, déconnectés.",
        en: "Wasn’t you? Choose a new password right away: every passkey will be removed and every device signed out.",
      },
    ],
    button: { fr: "Choisir un mot de passe", en: "Choose a password" },
    after: [],
  },
  "email-confirm": {
    subject: { fr: "Confirmez votre nouvelle adresse courriel", en: "Confirm your new email" },
    before: [
      {
        fr: "Vous avez demandé à utiliser cette adresse courriel pour votre compte {name}. Confirmez-la\u00a0: elle remplacera l’ancienne.",
        en: "You asked to use this email for your account with {name}. Confirm it to replace your old one.",
      },
    ],
    button: { fr: "Confirmer cette adresse", en: "Confirm this email" },
    after: [
      goodForADay,
      {
        fr: "Vous n’avez rien demandé\u202f? Ignorez ce message\u00a0: cette adresse ne sera pas utilisée.",
        en: "Didn’t ask for this? Ignore this message: this email won’t be used.",
      },
    ],
  },
  "email-changed": {
    subject: { fr: "Votre adresse courriel a changé", en: "Your email has changed" },
    before: [
      {
        fr: "L’adresse courriel de votre compte {name} vient de changer. Nous vous écrirons désormais à la nouvelle.",
        en: "The email for your account with {name} was just changed. From now on, we’ll write to the new one.",
      },
      {
        fr: "Ce n’était pas vous\u202f? Annulez le changement\u00a0: votre compte reprendra cette adresse, vous choisirez un nouveau mot de passe et tous les appareils seront déconnectés.",
        en: "Wasn’t you? Undo the change: your account will go back to this email, you’ll choose a new password, and every device will be signed out.",
      },
    ],
    button: { fr: "Annuler le changement", en: "Undo the change" },
    after: [
      {
        fr: "Ce lien ne fonctionne qu’une fois et reste valide 14\u00a0jours, même si le mot de passe ou l’adresse a changé de nouveau entre-temps, à moins que vous ne confirmiez cette adresse pour un autre compte.",
        en: "This link works once and is valid for 14 days, even if the password or the email has changed again since, unless you confirm this email for another account.",
      },
    ],
  },
  "email-change-undone": {
    subject: { fr: "Le changement de courriel a été annulé", en: "Your email change was undone" },
    before: [
      {
        fr: "Votre compte {name} utilise de nouveau l’adresse courriel qu’il avait avant celle-ci, avec un nouveau mot de passe. Tous les appareils ont été déconnectés.",
        en: "Your account with {name} is back to the email it had before this one, with a new password. Every device was signed out.",
      },
    ],
    button: { fr: "Voir la programmation", en: "See what’s on" },
    after: [
      {
        fr: "Ce n’était pas vous\u202f? Écrivez-nous sans attendre.",
        en: "Wasn’t you? Contact us right away.",
      },
    ],
  },
  "new-password-asked": {
    subject: { fr: "Choisissez un nouveau mot de passe", en: "Choose a new password" },
    before: [
      {
        fr: "Par précaution, {name} vous demande de choisir un nouveau mot de passe pour votre compte. Tous vos appareils ont été déconnectés.",
        en: "As a precaution, {name} is asking you to choose a new password for your account. All your devices were signed out.",
      },
    ],
    button: { fr: "Choisir un mot de passe", en: "Choose a password" },
    after: [
      {
        fr: "Ce lien ne fonctionne qu’une fois et reste valide une heure. Passé ce délai, connectez-vous avec votre mot de passe actuel\u00a0: on vous demandera de le changer.",
        en: "This link works once and is valid for one hour. After that, sign in with your current password and you’ll be asked to change it.",
      },
    ],
  },
  "access-ended": {
    subject: { fr: "Reprenez votre compte", en: "Get your account back" },
    before: [
      {
        fr: "Quelqu’un d’autre semble avoir utilisé votre compte {name}. Nous avons déconnecté tous les appareils. Votre mot de passe, vos clés d’accès et vos connexions avec Google ou Facebook n’y donnent plus accès.",
        en: "It looks like someone else used your account with {name}. We signed out every device. Your password, your passkeys and your sign-ins with Google or Facebook no longer open it.",
      },
    ],
    button: { fr: "Choisir un mot de passe", en: "Choose a password" },
    after: [
      {
        fr: "Ce lien ne fonctionne qu’une fois et reste valide une heure. Passé ce délai, demandez-en un autre avec «\u00a0Mot de passe oublié\u00a0», là où vous vous connectez.",
        en: "This link works once and is valid for one hour. After that, ask for another with “Forgot password” where you sign in.",
      },
    ],
  },
  "account-closed": {
    subject: { fr: "Votre compte est fermé", en: "Your account is closed" },
    before: [
      {
        fr: "Votre compte {name} est fermé et vos renseignements personnels en ont été supprimés. Vos connexions et vos infolettres ont pris fin, et vos cartes enregistrées sont retirées.",
        en: "Your account with {name} is closed and your personal details in it were deleted. Your sign-ins and newsletters have ended, and your saved cards are being removed.",
      },
      {
        fr: "Vos billets à venir restent valides\u00a0: présentez ceux que vous avez reçus par courriel. La billetterie conserve vos factures aussi longtemps que la loi l’exige.",
        en: "Your upcoming tickets stay valid: use the ones you got by email. The box office keeps your invoices for as long as the law requires.",
      },
    ],
    button: { fr: "Voir la programmation", en: "See what’s on" },
    after: [
      {
        fr: "Ce n’était pas vous\u202f? Écrivez-nous sans attendre.",
        en: "Wasn’t you? Contact us right away.",
      },
    ],
  },
}
