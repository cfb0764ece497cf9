import { document } from "@parterre/contract/document"

interface Parameter {
  readonly name: string
  readonly "x-secret"?: boolean
}

/** What is said of a path; the contract tells its parameters once for all of its operations. */
interface Item {
  readonly parameters?: readonly Parameter[]
}

const paths = Object.entries(document.paths as Readonly<Record<string, Item>>)

/** Where a path parameter that the contract calls a secret begins, as an expression: `/v1/ticket-gifts/`. */
const secretPlaces = paths.flatMap(([path, { parameters = [] }]) => {
  const secret = parameters
    .filter((one) => one["x-secret"] === true)
    .map(({ name }) => path.indexOf(`{${name}}`))
  if (secret.length === 0) return []
  // Whatever version is asked for: one that there is not is logged too.
  const before = path.slice(0, Math.min(...secret)).replace(/^\/v\d+/, "")
  return [before.replaceAll(/\{\w+\}/g, "[^/]+")]
})

/** Pages of the storefront whose address ends with a token, and what a device asks for a pass by its name and serial. */
const otherPlaces = [
  "/client-reset-password/",
  "/client-confirm-email/",
  "/client-undo-email/",
  "/ticket-gift/",
  "/subscription-renewal/",
  "/newsletters/\\w+/",
  "/wallet/[^/]+/v1/(?:devices|passes)/",
]

const secrets = new RegExp(
  `(${[...new Set([...secretPlaces, ...otherPlaces])].join("|")}).+?(?=/actions/|/pdf$|$)`,
)

/** Paths of the contract without parameters: `/v1/refresh-tokens/permission` is no token. */
const plainPaths = new Set(paths.flatMap(([path]) => (path.includes("{") ? [] : [path])))

/** The path without its query and without the secrets some operations carry in it. */
export function maskedPath(url: string): string {
  const path = url.split("?", 1)[0] ?? ""
  if (plainPaths.has(path)) return path
  // Staff may name a client by email.
  const parts = path.split("/").map((part) => (/@|%40/.test(part) ? "[secret]" : part))
  return parts.join("/").replace(secrets, "$1[secret]")
}
