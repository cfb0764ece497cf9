import type { LedgerEntry } from "../ledger.ts"

/** Texts of the gateway's own refusals (`respproc` PPS), by response code. */
const GATEWAY_TEXTS: Readonly<Record<string, string>> = {
  "11": "Invalid card",
  "14": "Invalid CVV2",
  "15": "Invalid expiry",
  "16": "Card has expired",
  "21": "Invalid merchant",
  "24": "Invalid amount",
  "25": "Invalid order",
  "28": "Txn not voidable",
  "29": "Txn not found",
  "31": "Txn not settled",
  "32": "Refund amount too high",
  "61": "Line down",
}

/** Texts of an issuer's refusals. */
const ISSUER_TEXTS: Readonly<Record<string, string>> = {
  "05": "Do not honor",
  "51": "Insufficient funds",
  "54": "Expired card",
  NU: "Insufficient funds",
}

/** The gateway's no, before any issuer was asked. B asks to send the same again. */
export const gatewayRefusal = (respcode: string, respstat: "B" | "C" = "C") => ({
  respstat,
  respproc: "PPS",
  respcode,
  resptext: GATEWAY_TEXTS[respcode] ?? "Invalid field",
})

/** An issuer's answer. */
export const issuerAnswer = (declineCode: string | undefined) =>
  declineCode === undefined
    ? { respstat: "A", respproc: "FNOR", respcode: "000", resptext: "Approval" }
    : {
        respstat: "C",
        respproc: "FNOR",
        respcode: declineCode,
        resptext: ISSUER_TEXTS[declineCode] ?? "Decline",
      }

/** How far the money of an entry has come. */
export interface Progress {
  readonly entry: LedgerEntry
  readonly orderid: string
  readonly token: string
  /** Dollars, such as 12.34. */
  readonly amount: string
  /** epoch milliseconds; undefined before the capture */
  capturedAt?: number
  /** Whether the whole was let go after its capture. */
  isWithdrawn?: boolean
}

/** Milliseconds from a capture to the settlement of its batch. */
const untilSettled = 12 * 3_600_000

export const isSettled = ({ capturedAt, isWithdrawn }: Progress, now: number): boolean =>
  isWithdrawn !== true && capturedAt !== undefined && now >= capturedAt + untilSettled

/** The settlement status, as an inquiry tells it. */
export function settlementStatus(progress: Progress, now: number): string {
  const { entry, isWithdrawn } = progress
  if (entry.state === "declined") return "Declined"
  if (entry.state === "voided" || isWithdrawn === true) return "Voided"
  if (entry.state === "authorised") return "Authorized"
  return isSettled(progress, now) ? "Accepted" : "Queued for Capture"
}
