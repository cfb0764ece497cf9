import type { Clock } from "../clock.ts"
import type { Config } from "../config.ts"
import { paymentNeeds } from "../payments/payment-needs.ts"
import type { CredentialCheck } from "../payments/processor.ts"
import { createProcessor } from "../payments/processors.ts"
import { paypalConfig, processorConfig, SecretMissing } from "../payments/website-processors.ts"
import { NO_CARDS, PAYPAL, type ProcessorType } from "../processor-type.ts"
import type { PreparedTenant } from "./prepared-tenant.ts"
import type { ImportProblem } from "./problem.ts"
import type { TenantFile } from "./tenant-files.ts"

/** Asks a tenant's processor whether it takes what the tenant is configured with. */
export type PaymentTrial = (
  payment: TenantFile["payment"],
  accountCode: string,
) => Promise<readonly CredentialCheck[]>

const silent = { info: () => undefined, warn: () => undefined }

/** The trial with the processors of a configuration, through the adapters that take payments. */
export const paymentTrial =
  (config: Pick<Config, "processors" | "sandbox" | "port">, clock: Clock): PaymentTrial =>
  async (payment, accountCode) => {
    try {
      const context = { now: () => clock.now(), log: silent, timeout: 15_000 }
      const settings =
        payment.processor === PAYPAL
          ? await paypalConfig(payment, accountCode, config)
          : await processorConfig(payment, accountCode, config)
      if (settings === undefined) return []
      const processor = createProcessor(settings, context)
      return await processor.checkCredentials(payment.publicKey)
    } catch (error) {
      if (!(error instanceof SecretMissing)) throw error
      return [{ of: "secrets", outcome: { kind: "rejected", code: "missing", message: error.message } }]
    }
  }

interface Tried {
  readonly line: string
  readonly problems: readonly ImportProblem[]
}

/** What the processor of a tenant takes, and PayPal where it is offered, in words, and what they do not. */
export async function triedPayments({ tenant, source }: PreparedTenant, trial: PaymentTrial): Promise<Tried> {
  const { payment, subdomain } = tenant
  const asked: readonly ProcessorType[] = [
    ...(payment.processor === NO_CARDS ? [] : [payment.processor]),
    ...(payment.paypal === undefined ? [] : [PAYPAL]),
  ]
  if (asked.length === 0)
    return { line: `${subdomain}: no card is taken, and no processor was asked`, problems: [] }
  const tried: Tried[] = []
  for (const type of asked) tried.push(await triedAt(type, { tenant, source }, trial))
  return {
    line: `${subdomain}: ${tried.map(({ line }) => line).join("; ")}`,
    problems: tried.flatMap(({ problems }) => problems),
  }
}

async function triedAt(
  type: ProcessorType,
  { tenant, source }: Pick<PreparedTenant, "tenant" | "source">,
  trial: PaymentTrial,
): Promise<Tried> {
  const { payment, accountCode } = tenant
  const needs = paymentNeeds[type]
  const checks = await trial({ ...payment, processor: type }, accountCode)
  const problems = checks.flatMap(({ of, outcome }) => {
    if (outcome.kind === "works") return []
    const path = ["payment", of !== "secrets" ? of : type === PAYPAL ? "paypal" : "processor"]
    if (outcome.kind === "unavailable")
      return [
        source.problem(
          path,
          `${needs.name} could not be asked (${outcome.reason}). Try again, or leave out --check-payments. The sandbox answers while its server runs`,
        ),
      ]
    const wanted = of === "secrets" ? needs.secrets : [needs[of] ?? { what: "", where: "" }]
    const advice = wanted.map(({ what, where }) => `${what}: see ${where}`).join("; ")
    const reason = `${outcome.message.replace(/\.$/, "")} (${outcome.code})`
    return [
      source.problem(
        path,
        `${needs.name} does not take ${nameOf(of, payment)}: ${reason}. It needs ${advice}`,
      ),
    ]
  })
  const taken = checks.filter(({ outcome }) => outcome.kind === "works").map(({ of }) => nameOf(of, payment))
  const untried = type === "STRIPE" ? "; its webhook's secret shows only when Stripe calls" : ""
  return { line: `${needs.name} takes ${taken.join(", ")}${untried}`, problems }
}

const nameOf = (of: CredentialCheck["of"], { accountId }: TenantFile["payment"]): string =>
  ({
    secrets: "the secrets of the environment",
    accountId: `the account "${accountId}"`,
    publicKey: "the public key",
  })[of]
