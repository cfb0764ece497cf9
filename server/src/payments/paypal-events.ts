import { textAt } from "@parterre/domain/json-fields"
import type { ProcessorEvent } from "./processor.ts"
import { jsonFormat, type WireFormat } from "./wire-formats.ts"

/** An event of PayPal, with the sale and the order it is about. */
export interface PayPalEvent extends Omit<ProcessorEvent, "reference"> {
  readonly saleId?: string
}

/** The headers that sign an event. */
export type EventHeaders = Readonly<Record<string, string | string[] | undefined>>

/** The event goes back as it came: written anew, its signature would not hold. */
export const asItIs: WireFormat = { ...jsonFormat, write: String }

const SIGNATURE = [
  "auth-algo",
  "cert-url",
  "transmission-id",
  "transmission-sig",
  "transmission-time",
] as const

/** Whether an event comes with everything that a signature of PayPal has. */
export const isSigned = (headers: EventHeaders): boolean =>
  SIGNATURE.every((name) => typeof headers[`paypal-${name}`] === "string" && headers[`paypal-${name}`] !== "")

/** The question whether an event is PayPal's own, as JSON. */
export function verification(webhookId: string, body: Buffer, headers: EventHeaders): string {
  const header = (name: string) => {
    const value = headers[`paypal-${name}`]
    return typeof value === "string" ? value : ""
  }
  const signed = JSON.stringify({
    auth_algo: header("auth-algo"),
    cert_url: header("cert-url"),
    transmission_id: header("transmission-id"),
    transmission_sig: header("transmission-sig"),
    transmission_time: header("transmission-time"),
    webhook_id: webhookId,
  })
  return `${signed.slice(0, -1)},"webhook_event":${body.toString("utf8")}}`
}

/** Events of money that is there; the others change nothing here. */
const APPROVALS: readonly string[] = ["PAYMENT.AUTHORIZATION.CREATED", "PAYMENT.CAPTURE.COMPLETED"]

/** What an event tells; undefined where it is none. */
export function eventOf(body: Buffer): PayPalEvent | undefined {
  const event: unknown = JSON.parse(body.toString("utf8"))
  const id = textAt(event, "id")
  const type = textAt(event, "event_type")
  if (id === undefined || type === undefined) return undefined
  const saleId = textAt(event, "resource", "custom_id")
  const processorId = textAt(event, "resource", "supplementary_data", "related_ids", "order_id")
  return {
    id,
    type,
    isApproval: APPROVALS.includes(type),
    ...(saleId === undefined ? {} : { saleId }),
    ...(processorId === undefined ? {} : { processorId }),
  }
}
