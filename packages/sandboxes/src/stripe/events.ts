import { createHmac } from "node:crypto"
import { sandboxCredentials } from "../credentials.ts"
import type { World } from "../world.ts"

export interface SandboxEvent {
  readonly id: string
  readonly object: "event"
  readonly type: string
  readonly created: number
  readonly data: { readonly object: object }
}

/** Keeps what happened and tells a webhook, signed as the real service signs. */
export function stripeEvents(world: World, webhookUrl: string | undefined) {
  const events: SandboxEvent[] = []

  async function send(event: SandboxEvent, url: string): Promise<number> {
    const body = JSON.stringify(event)
    const moment = Math.floor(world.clock() / 1000)
    const signature = createHmac("sha256", sandboxCredentials.stripe.webhookSecret)
      .update(`${moment}.${body}`)
      .digest("hex")
    const response = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json", "stripe-signature": `t=${moment},v1=${signature}` },
      body,
      signal: AbortSignal.timeout(10_000),
    })
    return response.status
  }

  function happen(type: string, object: object): void {
    const created = Math.floor(world.clock() / 1000)
    const event: SandboxEvent = { id: world.newId("evt"), object: "event", type, created, data: { object } }
    events.push(event)
    // A shop that is down misses the event, as in life: the control API can send it again.
    if (webhookUrl !== undefined) send(event, webhookUrl).catch(() => {})
  }

  return {
    happen,
    send,
    webhookUrl,
    events: (): readonly SandboxEvent[] => events,
    event: (id: string | undefined) =>
      id === undefined ? events.at(-1) : events.find((each) => each.id === id),
    reset: () => {
      events.length = 0
    },
  }
}

export type StripeEvents = ReturnType<typeof stripeEvents>
