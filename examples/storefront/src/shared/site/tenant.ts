import type { TextMemory } from "@parterre/react"

export interface Tenant {
  /** Named by the address or by an earlier one of this tab; otherwise the server goes by the host name. */
  readonly subdomain: string | undefined
  /** Shown inside another site: no header, no footer, and links open tabs of their own [VAR-002] [VAR-003]. */
  readonly widget: boolean
  /** Shown inside an application that has its own header and cart [VAR-004]. */
  readonly swt: boolean
}

const key = "parterre.subdomain"

/** The tenant of this visit: the query parameter wins over what the tab remembers [SHELL-003]. */
export function readTenant(search: string, memory: Pick<TextMemory, "getItem" | "setItem">): Tenant {
  const query = new URLSearchParams(search)
  const named = query.get("subdomain")
  if (named !== null && named !== "") memory.setItem(key, named)
  return {
    subdomain: named || memory.getItem(key) || undefined,
    widget: query.has("widget"),
    swt: query.has("swt"),
  }
}

/** A path of this site with what later pages must know in its query. */
export function keepTenant(path: string, { subdomain, widget, swt }: Tenant): string {
  const [before = "", query = ""] = path.split("?")
  const kept = new URLSearchParams(query)
  if (subdomain !== undefined) kept.set("subdomain", subdomain)
  if (widget) kept.set("widget", "")
  if (swt) kept.set("swt", "")
  const text = kept.toString()
  return text === "" ? before : `${before}?${text}`
}
