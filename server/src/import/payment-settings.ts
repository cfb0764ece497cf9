import { WALLETS } from "@parterre/domain/wallets"
import { APPLE_PAY, secretNames } from "../payment-config.ts"
import {
  gatewayMerchantNeeds,
  interacNeeds,
  type PaymentNeeds,
  paymentNeeds,
  walletNeeds,
} from "../payments/payment-needs.ts"
import { hasCardFields } from "../processor-addresses.ts"
import { NO_CARDS, PAYPAL, type ProcessorType } from "../processor-type.ts"
import { walletObstacle } from "../wallet-support.ts"
import type { ImportProblem } from "./problem.ts"
import type { Checked } from "./source.ts"
import type { Surroundings } from "./staff-passwords.ts"
import type { TenantFile } from "./tenant-files.ts"

/** What a tenant's processor needs and was not given, or was given and does not take. */
export function paymentProblems(
  { source, value }: Checked<TenantFile>,
  { environment, production }: Surroundings,
): readonly ImportProblem[] {
  const { processor, accountId, publicKey, threeDSecure, brands, keepCards, instalments, interac, paypal } =
    value.payment
  const problems: ImportProblem[] = []
  const report = (field: string, message: string) =>
    problems.push(source.problem(["payment", ...field.split(".")], message))
  const missing = (
    prefix: ProcessorType | typeof APPLE_PAY,
    secrets: PaymentNeeds["secrets"],
    field: string,
  ) => {
    for (const { variable, what, where } of secrets) {
      const names = secretNames(prefix, variable, value.accountCode)
      if (!names.some((name) => environment[name]?.trim()))
        report(field, `the environment has neither ${names.join(" nor ")}: ${what}, from ${where}`)
    }
  }
  for (const { field, message } of walletProblems(value.payment, production)) report(field, message)
  if (production && value.payment.wallets?.applePay !== undefined)
    missing(APPLE_PAY, walletNeeds.secrets, "wallets.applePay")
  if (interac !== undefined) {
    if (processor === "EXACT" && interac.accountId !== undefined)
      report("interac", "its terminal is the one that takes cards. Leave accountId out")
    if (processor !== "EXACT" && interac.accountId === undefined)
      report(
        "interac",
        `accountId is missing: it is ${interacNeeds.accountId.what}: see ${interacNeeds.accountId.where}`,
      )
    if (production) {
      if (processor !== "EXACT") missing("EXACT", paymentNeeds.EXACT.secrets, "interac")
      missing("EXACT", interacNeeds.secrets, "interac")
    }
  }
  if (paypal !== undefined && production) missing(PAYPAL, paymentNeeds.PAYPAL.secrets, "paypal")
  if (processor === PAYPAL) {
    report(
      "processor",
      `PayPal is a way to pay of its own. Write paypal: { clientId: … }, ${paymentNeeds.PAYPAL.publicKey?.what}, and as processor the one that takes cards, or ${NO_CARDS}`,
    )
    return problems
  }
  if (processor === NO_CARDS) {
    const given = { accountId: accountId !== undefined, publicKey: publicKey !== undefined }
    for (const [field, isGiven] of Object.entries(given))
      if (isGiven) report(field, "no processor is used. Leave it out")
    if (threeDSecure) report("threeDSecure", "no card is taken. Write false")
    if (brands.length > 0) report("brands", "no card is taken. Write []")
    if (keepCards) report("keepCards", "no card is taken. Leave it out")
    if (instalments) report("instalments", "no card is taken. Leave it out")
    return problems
  }
  const needs = paymentNeeds[processor]
  if (brands.length === 0) report("brands", "none; name at least one brand of cards that is taken")

  if (needs.accountId === undefined) {
    if (accountId !== undefined)
      report("accountId", `${needs.name} takes none: its secret key names the account. Leave it out`)
  } else if (accountId === undefined)
    report("accountId", `missing; ${needs.name} needs ${needs.accountId.what}: see ${needs.accountId.where}`)

  if (needs.publicKey === undefined) {
    if (publicKey !== undefined) report("publicKey", `${needs.name} takes none. Leave it out`)
  } else if (publicKey !== undefined) {
    if (isSecret(publicKey))
      // The key itself stays out of the message, which may end in a log.
      report(
        "publicKey",
        `this is a secret key: browsers would be told it. Replace it at ${needs.name}, for a file has held it, and write ${needs.publicKey.what}: see ${needs.publicKey.where}`,
      )
    else if (processor === "STRIPE" && !/^pk_(test|live)_/.test(publicKey))
      report("publicKey", `"${publicKey}" is not ${needs.publicKey.what}: see ${needs.publicKey.where}`)
  } else
    report("publicKey", `missing; ${needs.name} needs ${needs.publicKey.what}: see ${needs.publicKey.where}`)

  if (threeDSecure && !needs.hasThreeDSecure)
    report("threeDSecure", `the bank's check of cards is not built for ${needs.name}. Write false`)

  if (instalments && !needs.keepsCards)
    report(
      "instalments",
      `they are taken from a card that the processor keeps, and cards are not kept at ${needs.name} here. Leave it out`,
    )
  if (keepCards && !needs.keepsCards)
    report("keepCards", `cards are not kept at ${needs.name} here. Leave it out`)
  else if (keepCards && value.clientAccount === "NO")
    report("keepCards", "the site has no accounts that a card could be kept for. Leave it out")

  if (production && !hasCardFields(processor) && !/^(true|1)$/.test(environment.CARD_NUMBERS?.trim() ?? ""))
    report(
      "processor",
      `${needs.name} has no card fields of its own, so card numbers would pass this server: see CARD_NUMBERS in the guide to payments`,
    )

  // Elsewhere the sandbox brings secrets of its own.
  if (production) missing(processor, needs.secrets, "processor")
  return problems
}

interface WalletProblem {
  readonly field: string
  readonly message: string
}

/** What the wallets of a tenant need and were not given, or cannot be with its processor. */
function walletProblems(payment: TenantFile["payment"], production: boolean): readonly WalletProblem[] {
  const { processor, wallets } = payment
  if (wallets === undefined) return []
  const name = processor === NO_CARDS ? "" : paymentNeeds[processor].name
  const obstacles = {
    "no-cards": "no card is taken. Leave it out",
    "no-wallets": `${name} takes no tokens of wallets here. Leave it out`,
    "bank-not-asked": `${name} does not tell whether a card of Google Pay is proven, so the bank's check could be left out. Write threeDSecure: false, or leave Google Pay out`,
  } as const
  const offered = { google_pay: "googlePay", apple_pay: "applePay" } as const
  const problems = WALLETS.flatMap((wallet): WalletProblem[] => {
    const obstacle = wallets[offered[wallet]] && walletObstacle(wallet, payment)
    return obstacle === undefined
      ? []
      : [{ field: `wallets.${offered[wallet]}`, message: obstacles[obstacle] }]
  })
  const { googlePay } = wallets
  if (googlePay === undefined || problems.length > 0 || processor === NO_CARDS) return problems
  const need = gatewayMerchantNeeds[processor]
  const isGiven = googlePay.gatewayMerchantId !== undefined
  return [
    ...problems,
    ...(need !== undefined && !isGiven
      ? [
          {
            field: "wallets.googlePay",
            message: `gatewayMerchantId is missing: it is ${need.what}: see ${need.where}`,
          },
        ]
      : []),
    ...(need === undefined && isGiven
      ? [
          {
            field: "wallets.googlePay.gatewayMerchantId",
            message: `${name} takes none: publicKey names the account. Leave it out`,
          },
        ]
      : []),
    ...(production && googlePay.merchantId === undefined
      ? [
          {
            field: "wallets.googlePay",
            message: `merchantId is missing: it is ${walletNeeds.merchantId.what}: see ${walletNeeds.merchantId.where}`,
          },
        ]
      : []),
  ]
}

/** A Stripe secret or restricted key, or Paysafe's user and password; either opens the account. */
const isSecret = (key: string): boolean => /^(sk|rk|whsec)_/.test(key) || /^[^:]+:.+$/.test(key)
