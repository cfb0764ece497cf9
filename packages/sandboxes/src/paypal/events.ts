import { createHmac } from "node:crypto"
import { textAt } from "@parterre/domain/json-fields"
import { sandboxCredentials } from "../credentials.ts"
import type { World } from "../world.ts"

export interface SentEvent {
  readonly id: string
  readonly event_type: string
  readonly create_time: string
  readonly resource: object
}

/** The headers that sign an event. */
interface Transmission {
  readonly id: string
  readonly time: string
}

const { webhookId, clientSecret } = sandboxCredentials.paypal

/** Stands for the signature by PayPal's certificate: who sends an event back has it verified here. */
const signatureOf = ({ id, time }: Transmission, body: string): string =>
  createHmac("sha256", clientSecret).update(`${id}|${time}|${webhookId}|${body}`).digest("base64")

/** Keeps what happened and tells a webhook; verifies what comes back as the real service does. */
export function payPalEvents(world: World, webhookUrl: string | undefined) {
  const events: SentEvent[] = []

  async function send(event: SentEvent, url: string): Promise<number> {
    const body = JSON.stringify(event)
    const transmission = { id: world.newId("tx"), time: new Date(world.clock()).toISOString() }
    const response = await fetch(url, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "paypal-auth-algo": "SHA256withRSA",
        "paypal-cert-url": "https://api.sandbox.paypal.com/v1/notifications/certs/CERT-sandbox",
        "paypal-transmission-id": transmission.id,
        "paypal-transmission-time": transmission.time,
        "paypal-transmission-sig": signatureOf(transmission, body),
      },
      body,
      signal: AbortSignal.timeout(10_000),
    })
    return response.status
  }

  return {
    happen(type: string, resource: object, orderId: string): void {
      const event: SentEvent = {
        id: `WH-${world.newId(orderId)}`,
        event_type: type,
        create_time: new Date(world.clock()).toISOString(),
        resource,
      }
      events.push(event)
      // A shop that is down misses the event, as in life: the control API can send it again.
      if (webhookUrl !== undefined) send(event, webhookUrl).catch(() => {})
    },
    send,
    /** Whether an event that was sent back is one of ours, as it was; the call's text keeps the event's own. */
    isSigned(text: string, body: unknown): boolean {
      const event = /"webhook_event":(.*)}$/s.exec(text)?.[1] ?? ""
      const transmission = {
        id: textAt(body, "transmission_id") ?? "",
        time: textAt(body, "transmission_time") ?? "",
      }
      return (
        textAt(body, "webhook_id") === webhookId &&
        textAt(body, "transmission_sig") === signatureOf(transmission, event)
      )
    },
    webhookUrl,
    events: (): readonly SentEvent[] => events,
    event: (id: string | undefined) =>
      id === undefined ? events.at(-1) : events.find((each) => each.id === id),
    reset: () => {
      events.length = 0
    },
  }
}

export type PayPalEvents = ReturnType<typeof payPalEvents>
