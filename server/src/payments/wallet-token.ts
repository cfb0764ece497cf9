import { listAt, textAt } from "@parterre/domain/json-fields"
import type { Wallet } from "@parterre/domain/wallets"
import type { Declined } from "./processor.ts"

/**
 * What a processor is sent of a wallet's token: the parts that Google and Apple sign and encrypt for it, and nothing else
 * that a browser may have put beside them, such as a card's number or a claim that it is proven. Undefined where one is missing.
 */
export function walletContent(wallet: Wallet, token: string): object | undefined {
  const read = parsed(token)
  return wallet === "google_pay" ? googleContent(read) : appleContent(read)
}

/** Google's own token of Stripe's: Stripe has opened it, and names what it made of it. */
export function stripeIdIn(token: string): string | undefined {
  const id = textAt(parsed(token), "id")
  return id !== undefined && /^tok_\w+$/.test(id) ? id : undefined
}

/** A wallet's token that no processor opens: spent, of another merchant, or none. The wallet opened once more may pay. */
export const walletRefused: Declined = { kind: "declined", code: "wallet-token", retry: true }

function googleContent(read: unknown): object | undefined {
  const signedKey = textAt(read, "intermediateSigningKey", "signedKey")
  const signatures = listAt(read, "intermediateSigningKey", "signatures").filter(
    (one) => typeof one === "string",
  )
  const content = texts(read, ["signature", "protocolVersion", "signedMessage"])
  if (Object.keys(content).length < 3) return undefined
  return {
    ...content,
    ...(signedKey === undefined ? {} : { intermediateSigningKey: { signedKey, signatures } }),
  }
}

function appleContent(read: unknown): object | undefined {
  const data = fieldOf(read, "paymentData")
  const content = texts(data, ["version", "data", "signature"])
  if (Object.keys(content).length < 3) return undefined
  const header = texts(fieldOf(data, "header"), [
    "ephemeralPublicKey",
    "wrappedKey",
    "publicKeyHash",
    "transactionId",
    "applicationData",
  ])
  return { ...content, header }
}

const texts = (read: unknown, names: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const text = textAt(read, name)
      return text === undefined ? [] : [[name, text]]
    }),
  )

const fieldOf = (read: unknown, name: string): unknown =>
  typeof read === "object" && read !== null ? (read as Readonly<Record<string, unknown>>)[name] : undefined

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
