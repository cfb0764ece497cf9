import { isLoopback } from "@parterre/domain/hostnames"
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import { cardConnectSandbox } from "./cardconnect/cardconnect.ts"
import { controlRoutes } from "./control.ts"
import { exactSandbox } from "./exact/exact.ts"
import { globalPaymentsSandbox } from "./global-payments/global-payments.ts"
import { createIssuer } from "./issuer/challenges.ts"
import { issuerPages } from "./issuer/issuer.ts"
import { createLedger, type Ledger, type SandboxName, sandboxNames } from "./ledger.ts"
import { createMailbox, type Mailbox } from "./mailbox/mailbox.ts"
import { mailboxPages } from "./mailbox/mailbox-routes.ts"
import { monerisSandbox } from "./moneris/moneris.ts"
import { createOverrides, type Overrides } from "./overrides.ts"
import { paymentechSandbox } from "./paymentech/paymentech.ts"
import { paypalSandbox } from "./paypal/paypal.ts"
import { paysafeSandbox } from "./paysafe/paysafe.ts"
import { facebookSandbox } from "./social/facebook.ts"
import { googleSandbox } from "./social/google.ts"
import { stripeSandbox } from "./stripe/stripe.ts"
import { testCards } from "./test-cards.ts"
import { createWalletTokens, type WalletTokens } from "./wallets/wallet-tokens.ts"
import { walletSandbox } from "./wallets/wallets.ts"
import type { World } from "./world.ts"

export interface SandboxOptions {
  /** epoch milliseconds */
  readonly clock: () => number
  /** Where browsers reach this server, such as `http://localhost:4000`; the address of each call when absent. */
  readonly publicOrigin?: string
  /** Where Stripe events are sent as they happen; without it they are only kept for replay. */
  readonly stripeWebhookUrl?: string
  /** Where events of PayPal are sent as they happen; without it they are only kept for replay. */
  readonly paypalWebhookUrl?: string
  /** Whether requests that come from elsewhere than this machine are answered; only its own when absent. */
  readonly forOthers?: boolean
}

export interface Sandboxes {
  readonly ledger: Ledger
  readonly overrides: Overrides
  readonly mailbox: Mailbox
  /** What the sheets of Apple Pay and Google Pay make of a card. */
  readonly wallets: Pick<WalletTokens, "make">
  /** What Google's own library would be given, with any claims. */
  readonly google: Pick<ReturnType<typeof googleSandbox>, "idToken">
  /** What Facebook's own library would be given for a person of its page. */
  readonly facebook: Pick<ReturnType<typeof facebookSandbox>, "signedRequest">
  /** What a shopper does at PayPal's approval page, by the account they use; false where the order waits for nobody. */
  approvePayPal(orderId: string, account: string): boolean
  /** The bank lets reserved money go before it was taken, as after some days; false when no such money is reserved. */
  lapse(reference: string): boolean
  /** Forgets everything, as the control API's reset does. */
  reset(): void
}

/** The sandbox of one card processor. */
interface Sandbox {
  reset(): void
  routes(scope: FastifyInstance): Promise<void>
}

/**
 * Mounts the local card processors, the wallets, Google and Facebook as ways to sign in, the issuer page, the mailbox and the control API under `/sandbox`.
 * For development and tests only: state is in memory and the credentials are public.
 */
export function registerSandboxes(app: FastifyInstance, options: SandboxOptions): Sandboxes {
  const world = createWorld(options)
  const mailbox = createMailbox()
  const stripe = stripeSandbox(world, options.stripeWebhookUrl)
  const paypal = paypalSandbox(world, options.paypalWebhookUrl)
  const wallets = walletSandbox(world, testCards)
  const google = googleSandbox(world)
  const facebook = facebookSandbox(world)
  const processors: Readonly<Record<SandboxName, Sandbox>> = {
    paysafe: paysafeSandbox(world),
    globalpayments: globalPaymentsSandbox(world),
    stripe,
    moneris: monerisSandbox(world),
    cardconnect: cardConnectSandbox(world),
    paymentech: paymentechSandbox(world),
    exact: exactSandbox(world),
    paypal,
  }

  function reset() {
    const parts = [
      world.ledger,
      world.overrides,
      world.issuer,
      mailbox,
      wallets,
      google,
      facebook,
      ...Object.values(processors),
    ]
    for (const part of parts) part.reset()
  }

  function lapse(reference: string): boolean {
    const entry = world.ledger.all().find((each) => each.reference === reference)
    if (entry?.state !== "authorised") return false
    if (entry.processor === "stripe") stripe.cancel(reference)
    else entry.state = "voided"
    return true
  }

  app.register(async (scope) => {
    if (options.forOthers !== true) scope.addHook("onRequest", thisMachineOnly)
    for (const name of sandboxNames) scope.register(processors[name].routes, { prefix: `/sandbox/${name}` })
    scope.register(issuerPages(world), { prefix: "/sandbox/issuer" })
    scope.register(wallets.routes, { prefix: "/sandbox/wallets" })
    scope.register(google.routes, { prefix: "/sandbox/google" })
    scope.register(facebook.routes, { prefix: "/sandbox/facebook" })
    scope.register(mailboxPages(mailbox), { prefix: "/sandbox/mailbox" })
    scope.register(controlRoutes(world, { stripe, paypal }, { reset, lapse }), { prefix: "/sandbox/control" })
  })
  app.addHook("preClose", async () => world.overrides.release())
  const { ledger, overrides, wallets: tokens } = world
  return {
    ledger,
    overrides,
    wallets: tokens,
    google,
    facebook,
    mailbox,
    approvePayPal: paypal.approve,
    lapse,
    reset,
  }
}

/** What a proxy adds to a request it passes on. */
const passedOn = /^(forwarded|via|x-real-ip|x-forwarded-.+)$/

/** A proxy on this machine connects from it, but passes on the name it was called by, or says for whom it asks. */
async function thisMachineOnly({ headers }: FastifyRequest, reply: FastifyReply) {
  const address = `http://${headers.host ?? ""}`
  const isOwn = URL.canParse(address) && isLoopback(new URL(address).hostname)
  if (isOwn && !Object.keys(headers).some((name) => passedOn.test(name))) return
  reply.callNotFound()
  return reply
}

function createWorld({ clock, publicOrigin }: SandboxOptions): World {
  // The start time keeps ids of two runs apart: what a database remembers must not meet a new sandbox's ids.
  const run = clock().toString(36)
  let count = 0
  const newId = (prefix: string) => {
    count += 1
    return `${prefix}_${run}${count.toString(36).padStart(4, "0")}`
  }
  return {
    clock,
    newId,
    origin: (request) => publicOrigin?.replace(/\/$/, "") ?? `${request.protocol}://${request.host}`,
    ledger: createLedger(),
    overrides: createOverrides(),
    issuer: createIssuer(),
    wallets: createWalletTokens(newId),
  }
}
