/** Whether a name means this machine: IPv4 in dotted form, IPv6 in shortest form, in the brackets of a URL or without. */
export function isLoopback(hostname: string): boolean {
  const name = hostname.replace(/\.$/, "").replace(/^\[(.*)\]$/, "$1")
  if (name === "localhost" || name.endsWith(".localhost")) return true
  return /^127\.\d+\.\d+\.\d+$/.test(name) || name === "::1" || name.startsWith("::ffff:7f")
}
