import type { ProcessorType } from "../processor-type.ts"

/** What a website must be given to be paid through a processor, and where its staff find it. */
export interface PaymentNeeds {
  /** As people call the processor. */
  readonly name: string
  /** Whether the bank's check of the card is built, before the payment or in it. */
  readonly hasThreeDSecure: boolean
  /** Whether it keeps cards for clients who come back. */
  readonly keepsCards: boolean
  /** Undefined: the secrets already name the account. */
  readonly accountId: Need | undefined
  /** Undefined: browsers need no key. */
  readonly publicKey: Need | undefined
  /** Environment variables without their prefix. */
  readonly secrets: readonly (Need & { readonly variable: string })[]
}

export interface Need {
  /** Such as "the number of the account". */
  readonly what: string
  readonly where: string
}

export const paymentNeeds: Readonly<Record<ProcessorType, PaymentNeeds>> = {
  PAYSAFE: {
    name: "Paysafe",
    hasThreeDSecure: true,
    keepsCards: true,
    accountId: {
      what: "the number of the card account in Canadian dollars",
      where: "Paysafe's Business Portal, Accounts",
    },
    publicKey: {
      what: "the public (single-use token) key in Base64, with which browsers show the card fields and open 3-D Secure",
      where: "Paysafe's Business Portal, API Keys",
    },
    secrets: [
      {
        variable: "API_KEY",
        what: "the private (server) key as user:password",
        where: "Paysafe's Business Portal, API Keys",
      },
    ],
  },
  GLOBALPAYMENTS: {
    name: "Global Payments",
    hasThreeDSecure: true,
    keepsCards: true,
    accountId: {
      what: "the name of the transaction account, such as transaction_processing",
      where: "Global Payments' welcome message, or the accounts of the app in the Developer Portal",
    },
    publicKey: undefined,
    secrets: [
      { variable: "APP_ID", what: "the app's id", where: "Global Payments' Developer Portal, Apps" },
      { variable: "APP_KEY", what: "the app's key", where: "Global Payments' Developer Portal, Apps" },
    ],
  },
  STRIPE: {
    name: "Stripe",
    hasThreeDSecure: true,
    keepsCards: true,
    accountId: undefined,
    publicKey: {
      what: "the publishable key, pk_live_… or pk_test_…, with which browsers show the card field",
      where: "Stripe's Dashboard, Developers, API keys",
    },
    secrets: [
      {
        variable: "SECRET_KEY",
        what: "the secret key, sk_live_… or sk_test_…",
        where: "Stripe's Dashboard, Developers, API keys",
      },
      {
        variable: "WEBHOOK_SECRET",
        what: "the signing secret of the webhook, whsec_…",
        where: "Stripe's Dashboard, Developers, Webhooks",
      },
    ],
  },
  MONERIS: {
    name: "Moneris",
    hasThreeDSecure: false,
    keepsCards: false,
    accountId: {
      what: "the store's id",
      where: "Moneris' activation letter, or the Merchant Resource Center, Admin, Store settings",
    },
    publicKey: {
      what: "the profile of Hosted Tokenization for the shop's address, ht…, with which browsers show the card fields",
      where: "Moneris' Merchant Resource Center, Admin, Hosted Tokenization",
    },
    secrets: [
      {
        variable: "API_TOKEN",
        what: "the store's API token",
        where: "Moneris' Merchant Resource Center, Admin, Store settings",
      },
    ],
  },
  CARDCONNECT: {
    name: "CardPointe",
    hasThreeDSecure: false,
    keepsCards: false,
    accountId: {
      what: "the merchant id (MID) of the account in Canadian dollars",
      where: "CardPointe's welcome message",
    },
    publicKey: undefined,
    secrets: [
      {
        variable: "LOGIN",
        what: "the gateway's API credentials as user:password",
        where: "CardPointe's welcome message, Gateway API",
      },
    ],
  },
  PAYMENTECH: {
    name: "Orbital",
    hasThreeDSecure: false,
    keepsCards: false,
    accountId: {
      what: "the merchant id of the account in Canadian dollars",
      where: "Chase's activation letter for Orbital",
    },
    publicKey: undefined,
    secrets: [
      {
        variable: "LOGIN",
        what: "the connection's user and password as user:password",
        where: "Chase's activation letter for Orbital, Connection",
      },
    ],
  },
  EXACT: {
    name: "E-xact",
    hasThreeDSecure: false,
    keepsCards: false,
    accountId: {
      what: "the gateway id (ExactID) of the terminal in Canadian dollars, such as A00049-01",
      where: "E-xact's Real-time Payment Manager, Administration, Terminals",
    },
    publicKey: undefined,
    secrets: [
      {
        variable: "PASSWORD",
        what: "the terminal's password",
        where: "E-xact's Real-time Payment Manager, Administration, Terminals",
      },
      {
        variable: "REPORT_LOGIN",
        what: "the login of a user who may search reports over the API, as user:password",
        where: "E-xact's Real-time Payment Manager, Administration, Users",
      },
    ],
  },
  PAYPAL: {
    name: "PayPal",
    hasThreeDSecure: false,
    keepsCards: false,
    accountId: undefined,
    publicKey: {
      what: "the client id of the app, with which browsers open PayPal",
      where: "PayPal's Developer Dashboard, Apps & Credentials",
    },
    secrets: [
      {
        variable: "CLIENT_SECRET",
        what: "the secret of the app",
        where: "PayPal's Developer Dashboard, Apps & Credentials",
      },
      {
        variable: "WEBHOOK_ID",
        what: "the id of the webhook, by which its events are verified",
        where: "PayPal's Developer Dashboard, the app, Webhooks",
      },
    ],
  },
}

/** What Interac Online needs besides the terminal of its payment page. */
export const interacNeeds = {
  accountId: {
    what: "the gateway id (ExactID) of the page's terminal, such as A00049-01",
    where: "E-xact's Real-time Payment Manager, Administration, Terminals",
  },
  secrets: [
    {
      variable: "TRANSACTION_KEY",
      what: "the transaction key of the payment page",
      where: "E-xact's Real-time Payment Manager, Payment Pages, Security",
    },
    {
      variable: "RESPONSE_KEY",
      what: "the response key of the payment page",
      where: "E-xact's Real-time Payment Manager, Payment Pages, Security",
    },
  ],
} as const

/** What Google's tokens are made for, by processor: what its sheet names as `gatewayMerchantId`. Stripe's name its public key. */
export const gatewayMerchantNeeds: { readonly [type in ProcessorType]?: Need } = {
  PAYSAFE: {
    what: "the number of the card account that opens Google's tokens",
    where: "Paysafe's Business Portal, Accounts",
  },
  GLOBALPAYMENTS: {
    what: "the merchant id that opens Google's tokens",
    where: "Global Payments' Developer Portal, Apps, Digital wallets",
  },
}

/** What Apple and Google give a merchant. */
export const walletNeeds = {
  merchantId: { what: "Google's number of the merchant", where: "Google's Pay & Wallet Console" },
  secrets: [
    {
      variable: "CERTIFICATE",
      what: "the Merchant Identity certificate, as PEM",
      where: "Apple's Certificates, Identifiers & Profiles, Merchant IDs",
    },
    {
      variable: "KEY",
      what: "the private key of the Merchant Identity certificate, as PEM",
      where: "whoever made its request",
    },
  ],
} as const
