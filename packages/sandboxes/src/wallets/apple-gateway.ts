import { createHmac, randomBytes } from "node:crypto"
import { createServer } from "node:https"
import type { AddressInfo } from "node:net"
import { text } from "node:stream/consumers"
import { TLSSocket } from "node:tls"
import { textAt } from "@parterre/domain/json-fields"
import { appleCertificates } from "./apple-certificates.ts"

/** Milliseconds that a merchant session opens a sheet. */
const LIFETIME = 5 * 60_000

const SIGNING_KEY = "parterre sandbox of Apple"

/** A merchant session as Apple's gateway gives it: nobody but Apple reads it. */
interface MerchantSession {
  readonly epochTimestamp: number
  readonly expiresAt: number
  readonly merchantSessionIdentifier: string
  readonly nonce: string
  readonly merchantIdentifier: string
  readonly domainName: string
  readonly displayName: string
}

export interface AppleGateway {
  /** Such as `https://127.0.0.1:40123`. */
  readonly origin: string
  close(): Promise<void>
}

/**
 * Apple's gateway for merchant sessions, over TLS: it talks to nobody without a Merchant Identity certificate of its
 * authority. `clock` tells epoch milliseconds.
 */
export async function startAppleGateway(clock: () => number): Promise<AppleGateway> {
  const { authority, server } = appleCertificates
  const gateway = createServer(
    {
      ca: authority,
      cert: server.certificate,
      key: server.key,
      requestCert: true,
      rejectUnauthorized: false,
    },
    async (request, response) => {
      const answer = (status: number, body: object) =>
        response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body))
      const { socket } = request
      if (!(socket instanceof TLSSocket && socket.authorized))
        return answer(403, { statusMessage: "Merchant Identity certificate is not known" })
      if (request.method !== "POST" || request.url !== "/paymentservices/paymentSession")
        return answer(404, { statusMessage: "Not Found" })
      const asked = parsed(await text(request))
      const field = (name: string) => textAt(asked, name) ?? ""
      const displayName = field("displayName")
      const isGood =
        /^merchant\.[\w.-]+$/.test(field("merchantIdentifier")) &&
        field("initiative") === "web" &&
        /^[a-z0-9.-]+$/i.test(field("initiativeContext")) &&
        displayName !== "" &&
        displayName.length <= 64
      if (!isGood) return answer(400, { statusMessage: "Payment Services Exception Bad Request" })
      const now = clock()
      return answer(
        200,
        signed({
          epochTimestamp: now,
          expiresAt: now + LIFETIME,
          merchantSessionIdentifier: `SSH${randomBytes(12).toString("hex").toUpperCase()}`,
          nonce: randomBytes(4).toString("hex"),
          merchantIdentifier: field("merchantIdentifier"),
          domainName: field("initiativeContext"),
          displayName,
        }),
      )
    },
  )
  await new Promise<void>((resolve) => gateway.listen(0, "127.0.0.1", resolve))
  // A server that ends needs not end this one.
  gateway.unref()
  const { port } = gateway.address() as AddressInfo
  return {
    origin: `https://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        gateway.close(() => resolve())
        gateway.closeAllConnections()
      }),
  }
}

let ofProcess: Promise<AppleGateway> | undefined

/** The one gateway of this process, started when it is first asked for, which goes by the machine's clock. */
export const appleGatewayOfProcess = (): Promise<AppleGateway> => {
  ofProcess ??= startAppleGateway(Date.now)
  return ofProcess
}

const signatureOf = (session: MerchantSession): string =>
  createHmac("sha256", SIGNING_KEY).update(Object.values(session).join("\n")).digest("hex")

const signed = (session: MerchantSession) => ({ ...session, signature: signatureOf(session) })

/** What a sheet on a host is told of a merchant session: it opens one sheet, on its own host, within its time. */
export function merchantSessions(clock: () => number) {
  const spent = new Set<string>()
  return {
    redeem(given: unknown, host: string): { readonly displayName: string } | undefined {
      const session = given as MerchantSession & { readonly signature?: string }
      if (typeof given !== "object" || given === null) return undefined
      const { signature, ...rest } = session
      const isGood =
        signature === signatureOf(rest) &&
        rest.domainName === host &&
        rest.expiresAt > clock() &&
        !spent.has(rest.merchantSessionIdentifier)
      if (!isGood) return undefined
      spent.add(rest.merchantSessionIdentifier)
      return { displayName: rest.displayName }
    },
    reset: () => spent.clear(),
  }
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
