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
  return isLoopback(hostname) ? "loopback" : undefined
}

/** `hostname` as the URL parser gives it: IPv4 in dotted form, IPv6 in brackets and shortest form. */
function isLoopback(hostname: string): boolean {
  const name = hostname.replace(/\.$/, "")
  if (name === "localhost" || name.endsWith(".localhost")) return true
  if (/^127\.\d+\.\d+\.\d+$/.test(name) || name === "0.0.0.0") return true
  return name === "[::1]" || name === "[::]" || name.startsWith("[::ffff:7f") || name === "[::ffff:0:0]"
}
