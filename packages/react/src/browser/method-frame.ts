import type { MethodRequest } from "@parterre/sdk"
import { onNotification, postToFrame } from "./post-to-frame.ts"

/** The issuer's device check, unseen; it ends with our notification page's message or when given up. */
export function runMethodIn(notificationOrigin: () => string) {
  return ({ url, data }: MethodRequest, signal: AbortSignal): Promise<void> =>
    new Promise((resolve) => {
      const host = document.createElement("div")
      host.hidden = true
      document.body.append(host)
      const frame = postToFrame(host, { url, field: "threeDSMethodData", value: data, title: "3-D Secure" })
      const end = () => {
        stop()
        host.remove()
        resolve()
      }
      const stop = onNotification(frame, notificationOrigin(), "methodNotification", end)
      signal.addEventListener("abort", end)
    })
}
