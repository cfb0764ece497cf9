import { connect } from "node:http2"
import type { ApplePassSettings } from "../wallet-pass-config.ts"

/** Tells phones to ask for a pass anew: Apple's push service, by the certificate of the pass type. */
export interface ApplePush {
  /** `gone`: the phone has no such pass any more. Throws where the service does not take it now. */
  push(token: string): Promise<"sent" | "gone">
}

export interface ApplePushOptions {
  /** Such as `https://api.push.apple.com`. */
  readonly origin: string
  readonly settings: ApplePassSettings
  /** PEM, of whoever signed the service's certificate, where that is not a public one. */
  readonly authority?: string
  /** Whether the service's certificate does not name its host, as that of a stand-in. */
  readonly isHostUnnamed?: boolean
}

/** Milliseconds for one push. */
const timeout = 10_000

/**
 * Answers of the service about a phone that is not to be told again. `DeviceTokenNotForTopic` is none: where the settings name
 * another pass type by mistake, every phone would be forgotten.
 */
const GONE: readonly string[] = ["Unregistered", "BadDeviceToken", "ExpiredToken"]

/** One connection for each push: passes change seldom, and seldom many at once. */
export const applePush = ({
  origin,
  settings,
  authority,
  isHostUnnamed = false,
}: ApplePushOptions): ApplePush => ({
  push: (token) =>
    new Promise((resolve, reject) => {
      const session = connect(origin, {
        cert: settings.certificate,
        key: settings.key,
        ...(authority === undefined ? {} : { ca: authority }),
        ...(isHostUnnamed ? { checkServerIdentity: () => undefined } : {}),
      })
      const end = (done: () => void) => {
        session.close()
        done()
      }
      session.once("error", reject)
      const request = session.request({
        ":method": "POST",
        ":path": `/3/device/${encodeURIComponent(token)}`,
        "apns-topic": settings.passTypeIdentifier,
        "apns-push-type": "background",
      })
      let status = 0
      let answer = ""
      request.setEncoding("utf8")
      request.setTimeout(timeout, () => {
        session.destroy()
        reject(new Error("Apple's push service did not answer"))
      })
      request.on("response", (headers) => {
        status = Number(headers[":status"])
      })
      request.on("data", (part: string) => {
        answer += part
      })
      request.once("error", (error) => end(() => reject(error)))
      request.once("end", () =>
        end(() => {
          const reason = reasonIn(answer)
          if (status === 200) resolve("sent")
          else if (status === 410 || GONE.includes(reason)) resolve("gone")
          // The token itself stands in no message.
          else reject(new Error(`Apple's push service answered ${status} ${reason}`))
        }),
      )
      // A pass is told that there is something new, and what: nothing.
      request.end("{}")
    }),
})

function reasonIn(answer: string): string {
  try {
    const { reason }: { reason?: unknown } = JSON.parse(answer)
    return typeof reason === "string" ? reason.slice(0, 60) : ""
  } catch {
    return ""
  }
}
