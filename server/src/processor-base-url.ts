import { isLoopback } from "@parterre/domain/hostnames"

export type BaseUrlProblem = "not-a-url" | "credentials-in-url" | "not-https" | "loopback"

/**
 * Why a processor's base URL may not be used, or undefined when it may.
 * Production talks to real hosts over TLS only; elsewhere any http(s) address is fine.
 */
export function checkProcessorBaseUrl(url: string, production: boolean): BaseUrlProblem | undefined {
  if (!URL.canParse(url)) return "not-a-url"
  const { protocol, hostname, username, password } = new URL(url)
  if (protocol !== "https:" && protocol !== "http:") return "not-a-url"
  if (username !== "" || password !== "") return "credentials-in-url"
  if (!production) return undefined
  if (protocol !== "https:") return "not-https"
  return isLoopback(hostname) || isEveryAddress(hostname) ? "loopback" : undefined
}

/** To connect to, this machine; to listen on, every address it has. */
const isEveryAddress = (hostname: string) => /^(0\.0\.0\.0|\[::\]|\[::ffff:0:0\])\.?$/.test(hostname)
