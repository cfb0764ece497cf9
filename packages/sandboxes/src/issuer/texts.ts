import type { Language } from "@parterre/domain/language"

interface IssuerTexts {
  readonly bank: string
  readonly secure: string
  readonly title: string
  readonly sent: string
  readonly merchant: string
  readonly amount: string
  readonly card: string
  readonly code: string
  readonly hint: (code: string) => string
  readonly wrong: (left: number) => string
  readonly submit: string
  readonly cancel: string
  readonly nothing: string
  readonly silentTitle: string
  readonly silent: string
  readonly brokenTitle: string
  readonly broken: string
}

export const issuerTexts: Readonly<Record<Language, IssuerTexts>> = {
  fr: {
    bank: "Banque Boréale",
    secure: "Paiement sécurisé",
    title: "Confirmez votre achat",
    sent: "Entrez le code envoyé par texto à votre cellulaire.",
    merchant: "Commerçant",
    amount: "Montant",
    card: "Carte",
    code: "Code de confirmation",
    hint: (code) => `Essai\u00a0: ${code} confirme, trois codes inexacts refusent.`,
    wrong: (left) =>
      left === 1 ? "Code inexact. Il reste 1 tentative." : `Code inexact. Il reste ${left} tentatives.`,
    submit: "Confirmer",
    cancel: "Annuler",
    nothing: "Ne rien faire",
    silentTitle: "La banque ne répond pas",
    silent: "Cette page ne renverra rien au commerçant. Fermez la fenêtre ou attendez la fin du délai.",
    brokenTitle: "Demande inconnue",
    broken: "Cette demande de confirmation n’existe pas ou n’est plus valide. Recommencez le paiement.",
  },
  en: {
    bank: "Boreal Bank",
    secure: "Secure payment",
    title: "Confirm your purchase",
    sent: "Enter the code we texted to your phone.",
    merchant: "Merchant",
    amount: "Amount",
    card: "Card",
    code: "Confirmation code",
    hint: (code) => `Test: ${code} confirms, three wrong codes decline.`,
    wrong: (left) => (left === 1 ? "Wrong code. 1 try left." : `Wrong code. ${left} tries left.`),
    submit: "Confirm",
    cancel: "Cancel",
    nothing: "Do nothing",
    silentTitle: "The bank isn’t responding",
    silent: "This page will send nothing back to the merchant. Close the window or wait for the time limit.",
    brokenTitle: "Unknown request",
    broken: "This confirmation request doesn’t exist or is no longer valid. Start the payment again.",
  },
}
