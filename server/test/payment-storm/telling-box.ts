import { createServer } from "node:http"
import type { AddressInfo } from "node:net"

/** What a processor has told, waiting to be delivered. */
export interface Told {
  readonly id: string
  readonly kind: "stripe" | "paypal"
  readonly text: string
}

/** Keeps what processors tell, to deliver it when the sequence says. */
export async function tellingBox() {
  let box: Told[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on("data", (chunk: Buffer) => chunks.push(chunk))
    request.on("end", () => {
      const text = Buffer.concat(chunks).toString()
      const kind = request.url === "/stripe" ? "stripe" : "paypal"
      box.push({ id: String((JSON.parse(text) as { id: string }).id), kind, text })
      response.end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    webhooks: { stripeWebhookUrl: `${origin}/stripe`, paypalWebhookUrl: `${origin}/paypal` },
    told: (): readonly Told[] => box,
    forget: () => {
      box = []
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
