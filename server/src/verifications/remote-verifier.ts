import type { MailCheck, Verification } from "@parterre/contract"
import { textAt } from "@parterre/domain/json-fields"
import type { VerifierSettings } from "../config.ts"
import type { PaymentsLog } from "../payments/website-processors.ts"
import { localVerifier } from "./local-verifier.ts"
import { unverified, type Verifier } from "./verifier.ts"

/** Milliseconds a shopper waits for somebody else's opinion. */
const patience = 2_000

/**
 * Asks a service by its address, with what is asked in the body, for addresses belong in no log of anybody: `{type, …}` is
 * answered by `{status, responseCode, suggestion}`. What is badly written is not asked about; what is not answered, or not
 * in time, counts as valid.
 */
export function remoteVerifier(
  { url, key }: VerifierSettings,
  log: () => Pick<PaymentsLog, "warn">,
  timeout = patience,
): Verifier {
  async function ask(question: Readonly<Record<string, string>>): Promise<Verification & Partial<MailCheck>> {
    try {
      const answer = await fetch(url, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
        },
        body: JSON.stringify(question),
        redirect: "error",
        signal: AbortSignal.timeout(timeout),
      })
      if (!answer.ok) throw new Error(`status ${answer.status}`)
      const body: unknown = await answer.json()
      const status = textAt(body, "status")
      if (status !== "valid" && status !== "invalid") throw new Error("an answer of another shape")
      const suggestion = textAt(body, "suggestion")
      return {
        status,
        responseCode: (textAt(body, "responseCode") ?? status).slice(0, 60),
        ...(suggestion === undefined ? {} : { suggestion: suggestion.slice(0, 254) }),
      }
    } catch (error) {
      // The reason in short: nothing of what was asked.
      const reason = error instanceof Error ? error.name : "unknown"
      log().warn({ type: question.type, reason }, "the verifier did not answer")
      return unverified
    }
  }
  const told = ({ status, responseCode }: Verification): Verification => ({ status, responseCode })
  const after = async (local: Verification, question: Readonly<Record<string, string>>) =>
    local.status === "invalid" ? local : told(await ask(question))

  return {
    email: async (email) => after(await localVerifier.email(email), { type: "email", email }),
    phone: async (phone) => after(await localVerifier.phone(phone), { type: "phone", phone }),
    address: async (address) => after(await localVerifier.address(address), { type: "address", ...address }),
    ip: async (ip) => told(await ask({ type: "ip", ip })),
    async mail(email) {
      const local = await localVerifier.mail(email)
      if (!local.valid || local.suggestion !== undefined) return local
      const { status, suggestion } = await ask({ type: "email", email })
      return { valid: status === "valid", ...(suggestion === undefined ? {} : { suggestion }) }
    },
  }
}
